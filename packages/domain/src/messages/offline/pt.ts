import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "Você está sem internet",
  tryAgain: "Tentar novamente",
  scanCode: "Escanear um código",
  nothingSaved: "Esta página precisa de internet. Os cartões que você abrir ficam salvos neste dispositivo.",
  cardNotSaved: "Este cartão não está salvo neste dispositivo. Estes estão:",
  theseAreSaved: "Esta página precisa de internet. Estes cartões estão salvos neste dispositivo:",
  yourCard: "Seu cartão",
  yourCards: "Seus cartões",
  savedCards: "Cartões salvos",
  qrCodeOf: "Código QR de {address}",
  offlineCopy: "Você está sem internet. Esta é uma cópia salva ({time}).",
  slowCopy: "A internet está lenta. Esta é uma cópia salva ({time}).",
  updated: "Este cartão foi atualizado.",
  showIt: "Ver",
} satisfies TranslationOf<typeof english>;
