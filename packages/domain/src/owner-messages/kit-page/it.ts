import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  whatIsInside: "Che cosa contiene",
  theCard: "Il biglietto",
  name: "Nome",
  role: "ruolo",
  bio: "bio",
  channels: { one: "{count} canale", many: "{count} di canali", other: "{count} canali" },
  photoAndLogo: "Foto e logo",
  photo: "Foto",
  logo: "Logo",
  asPictures: "Come immagini nel file",
  qrCode: "Codice QR",
  opensCardHere: "Apre il tuo biglietto su questo sito",
  contactFile: "File di contatto",
  worksOffline: "“Salva contatto” funziona offline",
  download: "Scarica {file}",
  sizeOf: "{size} su un massimo di {max}.",
  noRequests: "Non contatta nessun server e non cambia quando modifichi il biglietto.",
} satisfies TranslationOf<typeof english>;
