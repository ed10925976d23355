import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Preferiti",
  saved: {
    one: "{number} biglietto salvato",
    many: "{number} di biglietti salvati",
    other: "{number} biglietti salvati",
  },
  loading: "Caricamento dei preferiti",
  notLoaded: "Non è stato possibile caricare i preferiti.",
  notRefreshed: "Non è stato possibile aggiornare i preferiti.",
  nothingLost: "Non hai perso nulla: sono ancora salvati.",

  search: "Cerca per nome",
  found: {
    one: "{count} biglietto trovato",
    many: "{count} di biglietti trovati",
    other: "{count} biglietti trovati",
  },
  noneFound: "Nessun biglietto salvato con questo nome.",

  noneYet: "Non hai ancora preferiti",
  howToSave: "Tocca il segnalibro su un biglietto per salvarlo qui.",
  seeCard: "Guarda un biglietto",
  goToCards: "Vai ai tuoi biglietti",

  openCard: "Apri il biglietto di {name}, {path}",
  removeFavorite: "Togli {name} dai preferiti",
  paused: "In pausa. Torna quando chi lo ha creato lo riattiva.",
} satisfies TranslationOf<typeof english>;
