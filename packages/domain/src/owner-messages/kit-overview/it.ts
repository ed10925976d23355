import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  sevenWays: "Sette modi di condividere {path}. Tutti partono dal tuo biglietto di oggi.",
  sixWays: "Sei modi di condividere {path}. Tutti partono dal tuo biglietto di oggi.",

  signature:
    "Il tuo biglietto sotto ogni email. Copia la firma una volta in Gmail, Outlook, Apple Mail o Thunderbird.",
  wallet: "Un pass in Apple Wallet o Google Wallet. Due tocchi e il codice è sullo schermo.",
  walletWithLink: "Un pass in Apple Wallet o Google Wallet. Due tocchi e il tuo link è sullo schermo.",
  print: "Per la tipografia, con abbondanza e segni di taglio. O dieci per foglio, con la tua stampante.",
  code: "Per manifesti, badge e slide. Ogni codice è testato con una scansione.",
  nfc: "Avvicina un telefono al tag e il biglietto si apre. Va bene qualsiasi tag vuoto.",
  background:
    "Il tuo nome e il codice alle tue spalle in videochiamata. Il codice sulla schermata di blocco, pronto da inquadrare.",
  backgroundWithLink: "Il tuo nome e il link alle tue spalle in videochiamata e sulla schermata di blocco.",
  page: "Tutto il biglietto in un file. Si apre dal disco o da qualsiasi server web, senza richieste ai nostri server.",

  seeContactFile: "Vedi il file di contatto",
} satisfies TranslationOf<typeof english>;
