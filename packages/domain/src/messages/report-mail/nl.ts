import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "Je melding over {card}",
  takenDownTitle: "Het kaartje is offline gehaald",
  leftUpTitle: "Het kaartje blijft online",
  preview: "We hebben je melding bekeken.",
  takenDown: "We hebben het kaartje dat je meldde bekeken en offline gehaald. Bedankt.",
  leftUp: "We hebben het kaartje dat je meldde bekeken. Het blijft online. Bedankt voor je melding.",
  once: "Je krijgt alleen deze ene e-mail, omdat je om antwoord vroeg. Je adres bewaren we niet.",
  questions: "Vragen? Mail naar {support}",
} satisfies TranslationOf<typeof english>;
