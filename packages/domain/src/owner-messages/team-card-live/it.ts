import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Il tuo biglietto è online",
  left: {
    one: "Manca {number} dato. Puoi aggiungerlo più tardi.",
    many: "Mancano {number} di dati. Puoi aggiungerli più tardi.",
    other: "Mancano {number} dati. Puoi aggiungerli più tardi.",
  },
  complete: "È completo. Puoi modificare ciò che è tuo in qualsiasi momento.",
  yours: "Da compilare",
  yoursToChange: "Quello che puoi modificare",
  addPhoto: "Aggiungi una foto",
  photoHint: "Fino ad allora compaiono le tue iniziali.",
  addBio: "Qualche riga su di te",
  bioHint: "Appare sotto Bio.",
  filledIn: "Compilato",
  tickMeans: "Ciò che ha la spunta è già compilato. Modificalo se è sbagliato.",
  setBy: "Stabilito da {team}: {fields}.",
  fillIn: "Compila",
  toDashboard: "Vai alla dashboard",
  openCard: "Apri il biglietto {address}",
  loading: "Caricamento del biglietto…",
  notLoaded: "Impossibile caricare il biglietto.",
} satisfies TranslationOf<typeof english>;
