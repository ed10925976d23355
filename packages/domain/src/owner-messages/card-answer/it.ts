import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  answer: "Rispondi",
  whatFor:
    "Se abbiamo sbagliato, spiegaci perché. Ti legge una persona, di solito entro due giorni lavorativi.",
  yourAnswer: "La tua risposta",
  sendAnswer: "Invia risposta",
} satisfies TranslationOf<typeof english>;
