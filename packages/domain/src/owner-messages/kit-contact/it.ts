import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "File di contatto",
  lead: "Quello che un telefono salva con “Salva contatto”.",
  leadTwoSides:
    "Quello che un telefono salva con “Salva contatto”. Contiene entrambi i lati; quello mostrato viene per primo.",
  savedFrom: "Salvato da",
  fromSide: "Lato: <language>{language}</language>",
  onPhone: "Su un telefono",
  forPhones: "Per la maggior parte dei telefoni, 3.0",
  forPrograms: "Per i programmi che leggono la 4.0",
  sorted: "Con la pronuncia, i telefoni mettono <name>{name}</name> sotto <letter>{letter}</letter>.",
  sortedNotAtEnd:
    "Con la pronuncia, i telefoni mettono <name>{name}</name> sotto <letter>{letter}</letter> e non alla fine.",
  notLoaded: "Non è stato possibile caricare il file di contatto.",
  loading: "Caricamento del file di contatto",
} satisfies TranslationOf<typeof english>;
