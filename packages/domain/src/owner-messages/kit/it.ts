import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  useItEverywhere: "Usalo ovunque",
  dashboard: "Dashboard",
  breadcrumb: "Percorso",
  shareKit: "Kit di condivisione",
  notLoaded: "Non è stato possibile caricare il kit di condivisione.",
  cardNotAffected: "Il tuo biglietto non ne risente.",
  loading: "Caricamento del kit di condivisione",

  cardPaused: "Il tuo biglietto è in pausa",
  cardNotShown: "Il tuo biglietto non è visibile",
  cardTakenDown: "Il tuo biglietto è stato rimosso",
  leadsElsewhere: "Codici e link portano a una pagina che lo spiega.",
  leadsElsewhereUntilResumed:
    "Codici e link portano a una pagina che lo spiega, finché non riattivi il biglietto dalla dashboard.",

  signature: "Firma email",
  wallet: "Wallet",
  print: "Stampa",
  qrCode: "Codice QR",
  qrCodeStudio: "Studio codici QR",
  nfcTag: "Tag NFC",
  backgrounds: "Sfondi",
  webPage: "Pagina web",

  signatureLead: "La copi una volta e compare sotto ogni email.",
  walletLead:
    "Con un pass il tuo biglietto è sempre a portata di mano, anche senza connessione. Aprilo e fai inquadrare il codice.",
  walletLeadWithLink:
    "Con un pass il tuo biglietto è sempre a portata di mano, anche senza connessione. Aprilo e mostra il tuo link.",
  printLead:
    "Porta il PDF in qualsiasi tipografia, oppure stampa dieci biglietti per foglio e taglia lungo i segni. Il codice apre il tuo biglietto e le sue visite contano come stampa.",
  printLeadWithLink:
    "Porta il PDF in qualsiasi tipografia, oppure stampa dieci biglietti per foglio e taglia lungo i segni. Il link sul retro apre il tuo biglietto.",
  codeLead:
    "Per manifesti, badge, slide e confezioni. Ogni file è testato con una scansione nelle dimensioni e nei colori che hai scelto.",
  nfcLead:
    "Il link al tuo biglietto sta su qualsiasi tag NFC: un adesivo, un portachiavi, una tessera. Avvicina un telefono e il biglietto si apre, senza app.",
  backgroundLead:
    "Con il colore e le linee del tuo biglietto. Il codice non finisce dietro il viso in videochiamata, né sotto il pollice sul telefono.",
  backgroundLeadWithLink:
    "Con il colore e le linee del tuo biglietto. Il link non finisce dietro il viso in videochiamata, né sotto il pollice sul telefono.",
  pageLead:
    "Un solo file con tutto dentro. Pubblicalo dove vuoi, invialo come allegato o tienilo su una chiavetta USB.",

  howToUse: "Come si usa",
  drawingPreview: "Creazione dell’anteprima",
  drawing: "Creazione…",
  preparing: "Preparazione…",

  placeInLine: "Posto in coda: {place}",
  nextInLine: "Tocca a te",
  othersDraw: "In questo momento ci sono altre richieste. La tua parte da sola appena possibile.",
  notMade: "Non è stato possibile crearlo",
  notMadeTryAgain: "Non è stato possibile crearlo. Riprova: tutto il resto funziona.",

  emojiLeftOut: "Qui le emoji non compaiono",
  onlyLetters: "Vengono disegnate solo le lettere. Online il tuo biglietto mantiene le emoji.",
} satisfies TranslationOf<typeof english>;
