import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "I primi quattro passi",
  titleDone: "Hai completato i primi passi",
  doneOf: "{done} su {all} completati",
  allDone: "Tutti e quattro completati",
  stepDone: "{step}<done>, completato</done>",

  card: "Crea il tuo biglietto",
  cardText: "Il tuo nome, una foto e come contattarti. Circa tre minuti.",
  signature: "Aggiungilo alla firma email",
  signatureText: "Lo copi una volta e compare sotto ogni email.",
  code: "Mostra il tuo codice",
  codeText: "Tocca il tuo biglietto. Chiunque può inquadrare il codice, senza app.",
  address: "Condividilo",
  addressText: "Invia il link a una persona che conosci.",
  visitor: "Ricevi la prima visita",
  visitorText: "Completato quando un’altra persona apre il tuo biglietto.",

  open: "Apri",
  openSignature: "Apri la tua firma",
  showCode: "Mostra codice",
  copyLink: "Copia link",
  hide: "Nascondi",
  hiding: "Un momento…",
  hideSteps: "Nascondi i primi passi",
} satisfies TranslationOf<typeof english>;
