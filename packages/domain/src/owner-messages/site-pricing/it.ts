import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Prezzi",
  description:
    "Un biglietto da visita digitale è gratis per sempre. Premium aggiunge logo, colori, codice QR, tutti i canali e fino a tre biglietti, a 10\u00a0$ al mese o 100\u00a0$ all’anno.",

  oneCardIsFree: "Un biglietto è gratis. Per sempre.",
  lead: "Statistiche, contatti e kit di condivisione sono in ogni piano. Premium aggiunge il tuo logo, tutti i colori e i canali, un codice QR e altri biglietti. Paghi al mese o all’anno.",
  plans: "Piani",

  whatEachContains: "Che cosa include ogni piano",
  theSame: "Premium mensile e Premium annuale includono le stesse cose. Cambia solo il modo di pagare.",
  yes: "Sì",
  no: "No",
  cards: "Biglietti",
  upTo: { one: "Fino a {count}", many: "Fino a {count}", other: "Fino a {count}" },
  person: "Foto, nome, ruolo, azienda, bio",
  channels: "Canali",
  all: { one: "Tutti i {count}", many: "Tutti i {count}", other: "Tutti i {count}" },
  shortLink: "Un link breve a tua scelta",
  addToContact: "Salva contatto",
  sharing: "Condivisione via link, chat, email e SMS",
  favorites: "Preferiti",
  insights: "Statistiche per giorno e provenienza",
  links: "Link con nome attivi per biglietto",
  details: "Recapiti dei visitatori, e i tuoi contatti",
  secondSide: "Secondo lato in un’altra lingua",
  chosenLinks: "Canali solo sui link scelti",
  addressBook: "Rubrica su telefono e computer",
  scanning: "Scansione di codici, anche senza rete",
  programs: "Token e webhook",
  kit: "Firma, wallet, stampa, NFC, sfondi, pagina web",
  copy: "Scarichi tutto, te ne vai quando vuoi",
  logo: "Il tuo logo",
  colours: "Colori",
  qrCode: "Codice QR da mostrare e scaricare",

  beforeYouPay: "Prima di pagare",
  somethingElse: "Altre domande? <contact>Scrivici</contact>.",
  canICancel: "Posso disdire?",
  canICancelAnswer:
    "In qualsiasi momento, nella pagina Abbonamento. Tutto resta attivo fino alla fine del periodo pagato, e fino ad allora puoi riattivare il piano con un clic. I pagamenti già effettuati non vengono rimborsati.",
  whatHappens: "E poi che cosa succede ai miei biglietti?",
  whatHappensAnswer:
    "Torni a Forever Free. Tutti i biglietti restano online nella versione gratuita. Logo, colore, codice QR e canali aggiuntivi vengono nascosti, non eliminati, e tornano con Premium.",
  payAsYouGo: "Che cosa vuol dire “disdici quando vuoi”?",
  payAsYouGoAnswer:
    "Premium mensile va di mese in mese: 10\u00a0$ ora, 10\u00a0$ il mese prossimo, e più nulla appena disdici.",
  yearly: "E il piano annuale?",
  yearlyAnswer:
    "Un pagamento di 100\u00a0$ per dodici mesi, invece di dodici pagamenti da 10\u00a0$. Dopo un anno si rinnova, se non disdici.",
  takeMyData: "Posso portare via i miei dati?",
  takeMyDataAnswer:
    "Sì, con ogni piano e in qualsiasi momento: biglietti, immagini, contatti, link e statistiche in un solo file, in formati che altri programmi leggono. Se te ne vai, prima disdiciamo il tuo abbonamento e dopo sette giorni eliminiamo tutto.",
  cardNumber: "Vedete il numero della mia carta?",
  cardNumberAnswer:
    "No. Paghi sulla pagina del fornitore dei pagamenti. Noi sappiamo solo se il pagamento è riuscito e per quale piano.",

  everythingIncluded: "È tutto incluso",
  everythingIncludedText:
    "Su questa installazione tutte le funzioni sono attive. Non c’è nulla da acquistare né da disdire.",
  makeYourCard: "Crea il tuo biglietto",
  makeYourCardText: "Logo, colori, codice QR e tutti i canali sono tuoi fin dal primo biglietto.",
  seeTheFeatures: "Vedi le funzioni",
} satisfies TranslationOf<typeof english>;
