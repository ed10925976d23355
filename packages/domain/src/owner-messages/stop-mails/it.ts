import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  contactsQuestion: "Disattivare le email sui nuovi contatti?",
  contactsText:
    "Le nuove persone compaiono comunque tra i tuoi contatti. Puoi riattivare queste email nelle impostazioni.",
  weeklyQuestion: "Disattivare il riepilogo settimanale?",
  weeklyText: "Le tue statistiche restano come sono. Puoi riattivare queste email nelle impostazioni.",
  stop: "Disattiva queste email",
  stopped: "Fatto",
  contactsStopped:
    "Le email sui nuovi contatti sono disattivate. Le nuove persone compaiono comunque tra i tuoi contatti.",
  weeklyStopped: "I riepiloghi settimanali sono disattivati. Le tue statistiche restano come sono.",
  notValid: "Questo link non è valido",
  notFound: "Non abbiamo trovato quello che cerchi.",
  home: "Pagina iniziale",
} satisfies TranslationOf<typeof english>;
