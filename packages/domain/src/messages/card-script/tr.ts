import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "Bildirimler",
  close: "Kapat",
  saveToFavourites: "Favorilere ekle",
  savedToFavourites: "Favorilerinizde",
  favouriteAdded: "{name} kartı favorilerinize eklendi.",
  favouriteRemoved: "{name} kartı favorilerinizden çıkarıldı.",
  addFailed: "Kart favorilerinize eklenemedi.",
  removeFailed: "Kart favorilerinizden çıkarılamadı.",
  favouritesFull: "En fazla 500 favori kaydedebilirsiniz. Yer açmak için birini çıkarın.",
  editCard: "Bu kartı düzenle",
  goToDashboard: "Panele git",
  contactDownloaded: "Kişi indirildi! Rehberinize kaydetmek için indirilen dosyayı açın.",
  contactFailed: "Kişi indirilemedi. Lütfen tekrar deneyin.",
  letThemKnow: "{name} sizi de tanısın",
  copied: "Kopyalandı",
  copyValueFailed: "Kopyalanamadı. Bunun yerine metni seçin.",
  linkCopied: "Bağlantı kopyalandı",
  linkCopiedFor: "Bağlantı kopyalandı. {place} uygulamasına yapıştırın.",
  copyFailed: "Kopyalanamadı. Bunun yerine bağlantıyı seçin.",
  shareFailed: "Paylaşılamadı. Aşağıdan başka bir yol deneyin.",
  qrDownloadFailed: "QR kodu indirilemedi.",
} satisfies TranslationOf<typeof english>;
