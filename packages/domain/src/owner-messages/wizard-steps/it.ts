import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  photoTitle: "La tua foto",
  photoIntro: "Un’immagine nitida del tuo viso: resta in mente prima del nome.",
  personTitle: "Su di te",
  personIntro: "La prima cosa che si legge. I campi con * sono obbligatori.",
  logoTitle: "Il tuo logo",
  logoIntro: "Appare su una targhetta bianca nell’angolo della copertina, così si legge su ogni colore.",
  logoLocked: "Con Forever Free la copertina non ha logo.",
  colourTitle: "Colore",
  colourIntro: "Il colore di copertina, riquadri e pulsanti del tuo biglietto.",
  colourLocked: "Con Forever Free ogni biglietto è blu lapislazzuli.",
  contactsTitle: "Come contattarti",
  contactsIntro: "I campi con * sono obbligatori. Quelli che lasci vuoti non compaiono.",
  moreContactsIntro: "Lascia vuoto quello che non usi.",
  contactsLocked: "Questi canali sono inclusi in Premium.",
  contactPageOf: "Canali, pagina {page} di {pages}.",
  sideTitle: "Un secondo lato",
  sideIntro:
    "Per chi legge un’altra lingua: vede subito il lato giusto e gira il biglietto con un tocco. Se un lato ti basta, salta questo passo.",
  usernameTitle: "Scegli il tuo link",
  usernameIntro: "È quello che condividi. Puoi cambiarlo più avanti: il vecchio link porterà al nuovo.",

  fullName: "Nome e cognome",
  occupation: "Ruolo",
  company: "Azienda",
  bio: "Bio",
  bioWords: "{words} di {max} parole",
  bioWordsAndCharacters: "{words} di {maxWords} parole, {characters} di {maxCharacters} caratteri",

  cardColour: "Colore del biglietto",

  findOrPaste: "Cerca un canale o incolla i tuoi link",
  pasteLinks: "Incolla i tuoi link",
  pasteHint: "Mettiamo noi link, numeri e indirizzi nei campi giusti, anche più di uno alla volta.",
  channelsFound: "Canali trovati",
  filledIn: "Compilati: {channels}.",
  notChanged: "Non modificati, già compilati: {channels}.",
  needsPremium: "Solo con Premium: {channels}.",
  notRecognised: "Non riconosciuti: {texts}.",

  sameAsPhone: "Come il telefono",
  addLabel: "Etichetta<what>: {channel}</what>",
  label: "Etichetta",
  labelFor: "Etichetta sul biglietto per {channel}",

  username: "Nome utente",
  check: "Verifica",
  usernameHint: "Lettere, numeri, trattini e trattini bassi, senza spazi.",
  yourName: "il-tuo-nome",
  qrCodeFor: "Codice QR per {link}",

  moreForThisCard: "Altro per questo biglietto",
  premiumOpens: "Con Premium hai {colours} colori, il tuo logo, il codice QR e tutti i {channels} canali.",
  seePlans: "Vedi i piani",
} satisfies TranslationOf<typeof english>;
