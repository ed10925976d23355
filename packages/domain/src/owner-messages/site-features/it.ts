import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Funzioni",
  description:
    "Dodici cose che qui fa un biglietto da visita digitale: anteprima in tempo reale, 26 copertine, 70 canali, codice QR, file di contatto e condivisione. E poi: statistiche, contatti, kit di condivisione ed esportazione completa.",

  twelveThings: "Dodici cose che fa il tuo biglietto",
  lead: "Dalla tua foto al contatto sul telefono di un’altra persona. Le funzioni Premium sono indicate.",

  makeItYours: "Rendilo tuo",
  twelveSteps: "Dodici passi brevi, un’anteprima in tempo reale",
  twelveStepsText: "Vedi il biglietto mentre scrivi. La bozza si salva nel tuo browser.",
  photoAndLogo: "La tua foto e il tuo logo",
  photoAndLogoText:
    "Li ritagli nel browser. I dati nascosti, come il luogo, vengono rimossi. Per il logo serve Premium.",
  covers: { one: "{count} copertina", many: "{count} di copertine", other: "{count} copertine" },
  coversText: "Ogni colore ha un motivo inciso tutto suo, in chiaro e in scuro.",
  channels: { one: "{count} canale", many: "{count} di canali", other: "{count} canali" },
  channelsText: {
    one: "Telefono, email, chat, social, pagamenti. {count} è in ogni piano.",
    many: "Telefono, email, chat, social, pagamenti. {count} sono in ogni piano.",
    other: "Telefono, email, chat, social, pagamenti. {count} sono in ogni piano.",
  },

  shareIt: "Condividilo",
  shortLink: "Un link breve",
  shortLinkText: {
    one: "Si apre in ogni browser, senza installare nulla. Premium ha spazio per {count} biglietto.",
    many: "Si apre in ogni browser, senza installare nulla. Premium ha spazio per {count} di biglietti.",
    other: "Si apre in ogni browser, senza installare nulla. Premium ha spazio per {count} biglietti.",
  },
  qrCode: "Un codice QR",
  qrCodeText: "Mostralo, stampalo, mettilo nell’ultima slide.",
  tenWays: "Dieci modi di condividere",
  tenWaysText: "Chat, email e social, o semplicemente il link. In chat mostra un’immagine del biglietto.",
  addToContact: "Salva contatto",
  addToContactText:
    "Un tocco, e nome, ruolo, telefono, email e foto finiscono nella rubrica di chi ti incontra.",

  keepItCurrent: "Tienilo aggiornato",
  changesShow: "Le modifiche si vedono subito",
  changesShowText: "Salva un nuovo numero. Il link e il codice QR restano gli stessi e lo mostrano.",
  howOften: "Scopri quanto viene usato",
  howOftenText:
    "Quante volte il biglietto viene aperto, salvato e toccato, e da dove arrivano le persone. Senza cookie né tracciamento.",
  cardsYouKeep: "I biglietti che conservi",
  cardsYouKeepText: "Tocca il segnalibro su un biglietto e lo ritrovi in Preferiti, su ogni dispositivo.",
  worksOffline: "Funziona offline",
  worksOfflineText: "Un biglietto aperto una volta si riapre anche senza rete, con il file di contatto.",

  andThereIsMore: "E non è tutto",
  onEveryPlan: "In ogni piano. Le immagini mostrano un esempio.",
  addressBook: "Una rubrica che si aggiorna da sola",
  addressBookText:
    "Colleghi una volta telefono e computer. I tuoi contatti e i biglietti che conservi sono nella loro rubrica, e un numero nuovo arriva da solo.",
  secondSide: "Un secondo lato in un’altra lingua",
  secondSideText: "Ognuno vede per primo il lato nella sua lingua, e gira il biglietto per vedere l’altro.",
  linkShowsMore: "Un link che mostra di più",
  linkShowsMoreText: "Il tuo cellulare solo per i clienti: scegli tu su quali link compare un canale.",
  scanning: "Scansionare a un evento",
  scanningText:
    "Un codice di un biglietto, di un badge o di uno schermo diventa un contatto che dice dove vi siete incontrati, anche senza rete.",
  programs: "Aperto ai tuoi programmi",
  programsText:
    "Token che possono fare solo ciò che scegli, e webhook che avvisano il tuo server appena succede qualcosa.",
  insights: "Statistiche che sono solo tue",
  insightsPicture: "Statistiche di un biglietto di esempio, per giorno e provenienza",
  insightsFigures:
    "Visite, salvataggi e tocchi, per una settimana o per un anno. Ogni grafico è anche una tabella, e un CSV.",
  insightsLinks: {
    one: "Crea un link per ogni fiera o conferenza e scopri da dove arrivano le persone: {count} alla volta con il piano gratuito.",
    many: "Crea un link per ogni fiera o conferenza e scopri da dove arrivano le persone: {count} alla volta con il piano gratuito.",
    other:
      "Crea un link per ogni fiera o conferenza e scopri da dove arrivano le persone: {count} alla volta con il piano gratuito.",
  },
  insightsPrivacy: "Senza cookie, senza terze parti.",
  details: "Recapiti in cambio",
  detailsPicture: "Contatti di un account di esempio",
  detailsLeft:
    "I visitatori ti lasciano nome, email o telefono sul biglietto. Ricevi un’email e un contatto che dice dove vi siete incontrati.",
  detailsKept: "Ricerca, tag e note private. Importi ed esporti in .vcf o .csv.",
  everywhere: "Il biglietto ovunque",
  everywherePicture: "Il kit di condivisione di un biglietto di esempio",
  everywherePieces:
    "Firma email, Apple Wallet, Google Wallet, PDF per la stampa, tag NFC e sfondi per videochiamate.",
  everywhereCodes:
    "Con Premium, codici QR nei tuoi colori, testati con una scansione prima che tu li riceva.",
  leave: "Te ne vai quando vuoi",
  leaveCopy: "Tutto in uno ZIP, in formati che altri programmi leggono.",
  leaveDays: "Per andartene basta un minuto, e hai sette giorni per tornare.",

  copyPicture: "La copia di un account: file di contatto, pagine web, tabelle e immagini in uno ZIP",
  copyContact: "un contatto che ogni telefono legge",
  copyCard: "il biglietto così com’è",
  copyContacts: "le persone che hai incontrato",
  copyInsights: "tutti i numeri, per giorno",
  copyLinks: "i link che hai creato",

  tryIt: "Provalo con il tuo nome",
  tryItText: "Un biglietto è gratis per sempre, e non servono dati di pagamento.",
  seeThePlans: "Vedi i piani",
} satisfies TranslationOf<typeof english>;
