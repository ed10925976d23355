import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  yourCards: "I tuoi biglietti",
  loading: "Caricamento dei tuoi biglietti",
  notLoaded: "Non è stato possibile caricare i tuoi biglietti.",
  nothingLost: "Non hai perso nulla: sono ancora online.",
  notRefreshed: "Non è stato possibile aggiornare i tuoi biglietti.",
  noCardsYet: "Non hai ancora biglietti",
  makeFirst: "Crea il primo con il pulsante “Nuovo biglietto”. Bastano circa tre minuti.",
  addCard: "Nuovo biglietto",

  inUse: {
    one: "Biglietti in uso: {used} su {count}",
    many: "Biglietti in uso: {used} su {count}",
    other: "Biglietti in uso: {used} su {count}",
  },
  allInUse: {
    one: "Biglietti in uso: {used} su {count}, spazio esaurito",
    many: "Biglietti in uso: {used} su {count}, spazio esaurito",
    other: "Biglietti in uso: {used} su {count}, spazio esaurito",
  },
  premiumHasRoom: {
    one: "Biglietti in uso: {used} su {count}. Con <premium>Premium</premium> arrivi a {max}.",
    many: "Biglietti in uso: {used} su {count}. Con <premium>Premium</premium> arrivi a {max}.",
    other: "Biglietti in uso: {used} su {count}. Con <premium>Premium</premium> arrivi a {max}.",
  },
  tooMany: {
    one: "{count} biglietto, {more} oltre il limite del tuo piano",
    many: "{count} di biglietti, {more} oltre il limite del tuo piano",
    other: "{count} biglietti, {more} oltre il limite del tuo piano",
  },
  tooManyForFree: {
    one: "{count} biglietto, {more} oltre il limite del piano gratuito",
    many: "{count} di biglietti, {more} oltre il limite del piano gratuito",
    other: "{count} biglietti, {more} oltre il limite del piano gratuito",
  },
  roomFor: {
    one: "Spazio per un altro biglietto",
    many: "Spazio per altri {count} di biglietti",
    other: "Spazio per altri {count} biglietti",
  },
  freeVersion:
    "I tuoi biglietti sono online nella versione gratuita: senza logo, un colore, dieci canali. Tutto il resto è salvato e torna con Premium. <plans>Vedi i piani</plans>",

  changeOrder: "Riordina",
  dragACard: "Trascina un biglietto o usa le frecce.",
  position: "{name}, posizione {place} di {count}",
  done: "Fine",

  openCard: "Apri il biglietto di {name}, {path}",
  viewsThisWeek: {
    one: "{count} visita in 7 giorni",
    many: "{count} di visite in 7 giorni",
    other: "{count} visite in 7 giorni",
  },
  copyLink: "Copia il link al biglietto di {name}",
  showCode: "Mostra il codice QR di {name}",
  codeNotShown: "Non è stato possibile mostrare il codice. Riprova.",
  share: "Condividi",
  shareCard: "Condividi il biglietto di {name}",
  editCard: "Modifica il biglietto di {name}",
  moreFor: "Altro per il biglietto di {name}, {path}",
  turnOver: "Gira il biglietto, {language}",

  useEverywhere: "Usalo ovunque",
  links: "Link",
  insights: "Statistiche",
  teamCardOf: "Biglietto del team {team}",
  duplicate: "Duplica",
  noRoom: "Non c’è spazio per un altro biglietto",
  takenDown: "Rimosso",
  pause: "Metti in pausa",
  resume: "Riattiva",
  resumeCard: "Riattiva il biglietto di {name}",
  changeLink: "Cambia link",

  isPaused: "{name} è in pausa.",
  isLiveAgain: "{name} è di nuovo online.",
  isDeleted: "{name}: biglietto eliminato.",
  isRestored: "{name}: biglietto ripristinato.",

  takenDownOn: "Rimosso il giorno {day}",
  takenDownText:
    "I visitatori non vedono questo biglietto. Nella nostra email trovi il motivo. Nulla è stato eliminato.",
  answer: "Rispondi",

  draft: "Bozza",
  yourName: "Il tuo nome",
  draftSavedOn: "Bozza salvata su questo dispositivo il giorno {day}",
  continueCard: "Completa il biglietto",
} satisfies TranslationOf<typeof english>;
