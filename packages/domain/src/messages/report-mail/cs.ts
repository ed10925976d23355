import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "Vaše hlášení: {card}",
  takenDownTitle: "Vizitka byla zablokována",
  leftUpTitle: "Vizitka zůstává online",
  preview: "Prověřili jsme vaše hlášení.",
  takenDown: "Nahlášenou vizitku jsme prověřili a zablokovali. Děkujeme.",
  leftUp: "Nahlášenou vizitku jsme prověřili a zůstává online. Děkujeme za upozornění.",
  once: "Na vaši žádost posíláme jen tento jeden e-mail. Vaši adresu neukládáme.",
  questions: "Máte dotazy? Napište na {support}",
} satisfies TranslationOf<typeof english>;
