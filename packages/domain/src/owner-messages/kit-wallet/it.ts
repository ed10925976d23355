import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  notSetUp: "Qui i pass non sono ancora configurati",
  setValues:
    "I pass vanno firmati. Imposta i valori qui sotto e compariranno i due pulsanti. Fino ad allora, solo gli admin vedono questa pagina.",
  restWorks: "Il resto del kit di condivisione funziona lo stesso.",
  codeStaysCurrent:
    "Un pass salvato non si aggiorna: se modifichi il biglietto, aggiungi di nuovo il pass. Il suo codice apre sempre il tuo biglietto aggiornato.",
  linkStaysCurrent:
    "Un pass salvato non si aggiorna: se modifichi il biglietto, aggiungi di nuovo il pass. Il suo link apre sempre il tuo biglietto aggiornato.",

  addToApple: "Aggiungi a Apple Wallet",
  appleText: "Su iPhone il pass si apre subito. Da computer scarichi un file da inviare al telefono.",
  saveToGoogle: "Aggiungi a Google Wallet",
  googleText:
    "Apre Google Wallet con il pass pronto. Da computer, il pass va sul telefono del tuo account Google.",
  signing: "Firma in corso…",

  forOperator: "Per il gestore",
  copyForOperator: "Copia per il gestore",
  namesCopied: "Copiato. Invialo a chi gestisce questa installazione.",
  namesNotCopied: "Non è stato possibile copiare i nomi.",
} satisfies TranslationOf<typeof english>;
