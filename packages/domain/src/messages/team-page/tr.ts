import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} kişi", other: "{count} kişi" },
  nameOrRole: "Ad veya unvan",
  search: "Ara",
  nobodyFound: "“{text}” için kimse bulunamadı",
  showAll: "Tümünü göster",
  previous: "Önceki",
  next: "Sonraki",
  nobodyYet: "Burada henüz kimse yok.",
} satisfies TranslationOf<typeof english>;
