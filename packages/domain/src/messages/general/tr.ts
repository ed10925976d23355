import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "Hesabınız kapatılıyor. Önce geri yükleyin.",
  checkField: "Lütfen bu alanı kontrol edin.",
  checkingPerson: "İnsan olduğunuzu doğruluyoruz. Bu birkaç saniye sürer.",
  checkInput: "Lütfen alanları kontrol edin.",
  fileTakesTooMuch: "Bu dosyanın okunması çok uzun sürüyor. Lütfen bölün veya yeniden dışa aktarın.",
  forbidden: "İzin verilmiyor",
  networkError: "Bağlantı kurulamadı. Lütfen tekrar deneyin.",
  notFound: "Aradığınızı bulamadık.",
  onlyJson: "İstekler application/json olarak gönderilmelidir.",
  onlyZip: "Lütfen bir ZIP dosyası gönderin.",
  sent: "Gönderildi",
  signInFirst: "Devam etmek için lütfen giriş yapın.",
  tooLarge: "Bu çok büyük.",
  tooBusy: "Şu anda çok yoğunuz. Lütfen biraz sonra tekrar deneyin.",
  unexpected: "Bir şeyler ters gitti. Lütfen daha sonra tekrar deneyin.",
  tooManyAttempts: {
    one: "Çok fazla deneme yapıldı. Lütfen {seconds} saniye sonra tekrar deneyin.",
    other: "Çok fazla deneme yapıldı. Lütfen {seconds} saniye sonra tekrar deneyin.",
  },
} satisfies TranslationOf<typeof english>;
