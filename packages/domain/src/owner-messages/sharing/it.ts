import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  shareYourCard: "Condividi il biglietto",
  linkToCard: "Link al biglietto",
  shareWith: "Condividi con",
  pasteInto: "Link copiato. Incollalo su {app}.",

  qrCodeOf: "Codice QR di {name}",
  qrCodeFor: "Codice QR per {address}",
  codeNotLoaded: "Non è stato possibile caricare il codice. Il link qui sotto apre lo stesso biglietto.",
  linkWorksToo: "Non è stato possibile caricare il codice. Va bene anche il link qui sotto.",
  download: "Scarica",
  downloadCode: "Scarica il codice QR di {name}",
  qr: "QR",
} satisfies TranslationOf<typeof english>;
