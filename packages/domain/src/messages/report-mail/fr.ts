import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "Votre signalement\u202f: {card}",
  takenDownTitle: "La carte a été retirée",
  leftUpTitle: "La carte reste en ligne",
  preview: "Nous avons examiné votre signalement.",
  takenDown: "Nous avons examiné la carte que vous avez signalée et nous l’avons retirée. Merci.",
  leftUp:
    "Nous avons examiné la carte que vous avez signalée. Elle reste en ligne. Merci de votre vigilance.",
  once: "Vous recevez ce seul e-mail, car vous avez demandé une réponse. Nous ne gardons pas votre adresse.",
  questions: "Des questions\u202f? Écrivez à {support}",
} satisfies TranslationOf<typeof english>;
