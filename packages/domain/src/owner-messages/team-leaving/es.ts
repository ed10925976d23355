import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  leaveTeam: "Dejar {team}",
  question: "¿Dejar {team}?",
  teamCardOf: "Tarjeta de equipo de {team}",
  cardEnds:
    "Pierdes la tarjeta de equipo al momento. {team} decide si deja de existir o lleva a otra persona.",
  ownStays: "Tus propias tarjetas, tu cuenta y tus sesiones se quedan como están.",
  contactsStay: "Las personas que dejaron sus datos en la tarjeta de equipo siguen en tus contactos.",
  wayBack: "Para volver necesitas una nueva invitación.",
  stay: "Quedarme",
  leave: "Dejar el equipo",
  leaving: "Saliendo...",
} satisfies TranslationOf<typeof english>;
