import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  leaveTeam: "Dejar {team}",
  question: "¿Dejar {team}?",
  teamCardOf: "Tarjeta de equipo de {team}",
  cardEnds:
    "Tu tarjeta de equipo deja de existir al momento. Quien abra su dirección o su código leerá que ya no está.",
  ownStays: "Tus propias tarjetas, tu cuenta y tus sesiones se quedan como están.",
  contactsStay: "Las personas que dejaron sus datos en la tarjeta de equipo siguen en tus contactos.",
  wayBack: "Para volver necesitas una nueva invitación.",
  stay: "Quedarme",
  leave: "Dejar el equipo",
  leaving: "Saliendo...",
} satisfies TranslationOf<typeof english>;
