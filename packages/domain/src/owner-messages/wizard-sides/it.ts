import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  oneSideIn: "Il tuo biglietto ha un lato: <language>{language}</language>",
  whatItTakes:
    "Il secondo contiene nome, ruolo, azienda, bio ed etichette in un’altra lingua. Foto, logo, colore e canali sono uguali su entrambi.",
  addSide: "Aggiungi un secondo lato",
  removeSide: "Rimuovi questo lato",
  sideRemoved: "Secondo lato rimosso.",

  cardLanguage: "Lingua del tuo biglietto",
  firstSideIn: "Lingua del primo lato",
  secondSideIn: "Lingua del secondo lato",
  name: "Nome",
  role: "Ruolo",
  company: "Azienda",
  address: "Indirizzo <aside>(solo se si scrive in modo diverso)</aside>",
  readingOnFirst: "Pronuncia del nome <aside>(primo lato)</aside>",
  readingOnSecond: "Pronuncia del nome <aside>(secondo lato)</aside>",
  readingHint:
    "Come si pronuncia: in kana, pinyin o altre lettere. Compare sopra il nome, e i telefoni la usano per l’ordine alfabetico.",
  labelFor: "Etichetta per {channel}",
  onFirstSide: "Primo lato",
  namesHint: "I nomi non vengono mai invertiti. Scrivi il tuo come va letto: Aoi Morita o Morita Aoi.",
  seeContactFile: "Vedi il file di contatto",
} satisfies TranslationOf<typeof english>;
