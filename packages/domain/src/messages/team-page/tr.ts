import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} kişi", other: "{count} kişi" },
  foundOf: {
    one: "“{text}” için {count} kişiden {found} kişi",
    other: "“{text}” için {count} kişiden {found} kişi",
  },
  nameOrRole: "Ad veya unvan",
  search: "Ara",
  nobodyFound: "“{text}” için kimse bulunamadı",
  showAll: { one: "{count} kişiyi göster", other: "{count} kişinin tümünü göster" },
  previous: "Önceki",
  next: "Sonraki",
  nobodyYet: "Burada henüz kimse yok.",
} satisfies TranslationOf<typeof english>;
