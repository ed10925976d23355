import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "İçeriğe geç",
  brandHome: "{brand} ana sayfası",
  home: "Ana sayfa",
  pageNotFound: "Sayfa bulunamadı",
  wentWrong: "Bir şeyler ters gitti",
  notFoundTitle: "Hay aksi! Bir şeyler ters gitti.",
  notFoundText: "Aradığınız sayfayı bulamadık. Ana sayfadan devam edebilirsiniz.",
  restingTitle: "Bu kart dinleniyor",
  restingText: "Sahibi kartı şimdilik duraklattı. Bağlantı doğru, başka bir gün tekrar deneyin.",
  goneTitle: "Bu kart artık yok",
  goneText: "Sahibi kartı sildi.",
  leftText: "Ekibinden ayrılan birine aitti.",
  teamGoneTitle: "Bu ekip artık yok",
  teamGoneText: "Sahipleri ekibi sildi.",
  takenDownTitle: "Bu kart kaldırıldı",
  takenDownText:
    "Bu sitenin yönetimi, bir şikâyet üzerine kartı kaldırdı. Kart size e-posta veya SMS ile geldiyse o mesajda isteneni yapmayın.",
  legalTitle: "Yasal nedenlerle erişilemiyor",
  legalText: "Bu kart burada gösterilemiyor.",
  isItYours: "Bu kart sizin mi? Nedenini size e-postayla bildirdik, o e-postayı yanıtlayabilirsiniz.",
  filesToo: "Bu kartın dosyalarına da erişilemiyor.",
  language: "Dil: {name}",
} satisfies TranslationOf<typeof english>;
