import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "La tua segnalazione su {card}",
  takenDownTitle: "Il biglietto è stato rimosso",
  leftUpTitle: "Il biglietto resta online",
  preview: "Abbiamo esaminato la tua segnalazione.",
  takenDown: "Abbiamo esaminato il biglietto che hai segnalato e lo abbiamo rimosso. Grazie.",
  leftUp: "Abbiamo esaminato il biglietto che hai segnalato: resta online. Grazie per averci avvisato.",
  once: "Ricevi solo questa email, perché hai chiesto una risposta. Non conserviamo il tuo indirizzo.",
  questions: "Domande? Scrivi a {support}",
} satisfies TranslationOf<typeof english>;
