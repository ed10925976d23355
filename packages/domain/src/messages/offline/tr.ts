import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "Çevrimdışısınız",
  tryAgain: "Tekrar dene",
  scanCode: "Kod tara",
  nothingSaved: "Bu sayfa için bağlantı gerekiyor. Açtığınız kartlar daha sonrası için bu cihaza kaydedilir.",
  cardNotSaved: "Bu kart bu cihazda kayıtlı değil. Kayıtlı olanlar:",
  theseAreSaved: "Bu sayfa için bağlantı gerekiyor. Bu cihazda kayıtlı kartlar:",
  yourCard: "Kartınız",
  yourCards: "Kartlarınız",
  savedCards: "Kayıtlı kartlar",
  qrCodeOf: "QR kodu: {address}",
  offlineCopy: "Çevrimdışısınız. Kayıtlı kopya: {time}.",
  slowCopy: "Bağlantı yavaş. Kayıtlı kopya: {time}.",
  updated: "Bu kart güncellendi.",
  showIt: "Göster",
} satisfies TranslationOf<typeof english>;
