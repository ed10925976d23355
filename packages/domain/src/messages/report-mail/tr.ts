import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "{card} hakkındaki şikâyetiniz",
  takenDownTitle: "Kart kaldırıldı",
  leftUpTitle: "Kart yayında kalıyor",
  preview: "Şikâyetinizi inceledik.",
  takenDown: "Şikâyet ettiğiniz kartı inceledik ve kaldırdık. Teşekkür ederiz.",
  leftUp: "Şikâyet ettiğiniz kartı inceledik, kart yayında kalıyor. Haber verdiğiniz için teşekkür ederiz.",
  once: "Yanıt istediğiniz için size yalnızca bu e-postayı gönderdik. Adresinizi saklamıyoruz.",
  questions: "Sorularınız mı var? {support} adresine yazın",
} satisfies TranslationOf<typeof english>;
