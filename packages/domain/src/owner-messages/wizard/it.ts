import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Networking più semplice con un biglietto da visita digitale",
  editTitle: "Modifica il biglietto",

  dashboard: "Dashboard",
  backToDashboard: "Torna alla dashboard",
  goToDashboard: "Vai alla dashboard",
  seePlans: "Vedi i piani",
  progress: "Avanzamento",
  prev: "Indietro",
  next: "Avanti",
  skip: "Salta",
  saveChanges: {
    one: "{count} modifica · Salva",
    many: "{count} di modifiche · Salva",
    other: "{count} modifiche · Salva",
  },

  loadingPlan: "Caricamento del piano…",
  loadingCard: "Caricamento del biglietto…",
  copyingCard: "Copia del biglietto…",
  lookingForDraft: "Ricerca di una bozza…",
  planNotLoaded: "Non è stato possibile caricare il tuo piano",
  planNotLoadedText: "Non hai perso nulla. Controlla la connessione e riprova.",
  cardNotLoaded: "Non è stato possibile caricare questo biglietto",
  cardNotCopied: "Non è stato possibile copiare questo biglietto",

  newCard: "Nuovo biglietto da visita",
  premiumRoom: {
    one: "Premium ha spazio per {count} biglietto. Puoi modificare i tuoi biglietti in qualsiasi momento.",
    many: "Premium ha spazio per {count} di biglietti. Puoi modificare i tuoi biglietti in qualsiasi momento.",
    other: "Premium ha spazio per {count} biglietti. Puoi modificare i tuoi biglietti in qualsiasi momento.",
  },
  room: {
    one: "C’è spazio per {count} biglietto. Puoi modificare i tuoi biglietti in qualsiasi momento.",
    many: "C’è spazio per {count} di biglietti. Puoi modificare i tuoi biglietti in qualsiasi momento.",
    other: "C’è spazio per {count} biglietti. Puoi modificare i tuoi biglietti in qualsiasi momento.",
  },
  freeRoom: {
    one: "Forever Free ha spazio per {count} biglietto. Premium per {premium}, con il tuo logo, {colours} colori e tutti i canali.",
    many: "Forever Free ha spazio per {count} di biglietti. Premium per {premium}, con il tuo logo, {colours} colori e tutti i canali.",
    other:
      "Forever Free ha spazio per {count} biglietti. Premium per {premium}, con il tuo logo, {colours} colori e tutti i canali.",
  },

  profilePhoto: "Foto del profilo",
  personalInformation: "Dati personali",
  businessLogo: "Logo aziendale",
  colour: "Colore",
  contactPage: "Canali, pagina {page}",
  aSecondSide: "Un secondo lato",
  yourLink: "Il tuo link",
  lookItOver: "Controlla tutto",
  stepHeading: "Passo {step} di {steps}, {name}:",

  stepOf: "<word>Passo</word> {step} di {steps}",
  allSteps: "Tutti i passi",
  stepsNeedAttention: "Alcuni passi sono da controllare.",
  contactPageHolds: "<hidden>Canali, pagina {page}:</hidden> {holds}",
  thisStep: ", questo passo",
  needsAttention: ", da controllare",
  premium: ", Premium",
  phoneAndMessengers: "Telefono, email e messaggistica",
  socialAndPayments: "Social e pagamenti",
  officeAndVideo: "Ufficio, video e community",
  portfoliosAndGroups: "Portfolio e gruppi",
  reviewsAndBlogs: "Recensioni, pagamenti e blog",
  streamingAndFreelance: "Streaming e lavoro freelance",
  shopsAndPictures: "Negozi, immagini e musica",
  moreChannels: { one: "{count} altro", many: "altri {count}", other: "altri {count}" },
  channelsFilledIn: {
    one: "{channels} · <filled>{count} compilato</filled>",
    many: "{channels} · <filled>{count} compilati</filled>",
    other: "{channels} · <filled>{count} compilati</filled>",
  },

  skipToLink: "Vai al tuo link",
  skipToContacts: "Vai ai tuoi recapiti",

  stillNeeded: "Manca ancora qualcosa per salvare:",
  nothingMissing: "Non manca altro.",
  goToSave: "Vai a Salva",

  firstSide: "Primo lato",
  secondSide: "Secondo lato",

  moreForCard: "Altro per questo biglietto",
  reorderChannels: "Riordina i canali",
  changeLink: "Cambia link",
  nowAt: "Ora questo biglietto è su {path}.",

  findable: "Visibile sui motori di ricerca",
  findableText:
    "Chi cerca il tuo nome può trovare questo biglietto. Se disattivi l’opzione, chiediamo ai motori di ricerca di escluderlo.",
  findableTextFree:
    "Chi cerca il tuo nome può trovare questo biglietto. Se disattivi l’opzione, chiediamo ai motori di ricerca di escluderlo. Con il piano gratuito funziona quando il biglietto ha almeno sette giorni.",

  wereMaking: "Qui stavi creando un biglietto",
  wereChanging: "Stavi modificando questo biglietto",
  yourName: "Il tuo nome",
  draftLeft:
    "Ultima modifica: {day}, passo {step} di {steps}. La bozza resta su questo dispositivo fino al giorno {until}; se esci dall’account, viene eliminata.",
  draftOfLeft:
    "<name>{name}.</name> Ultima modifica: {day}, passo {step} di {steps}. La bozza resta su questo dispositivo fino al giorno {until}; se esci dall’account, viene eliminata.",
  startOver: "Ricomincia",
  continueWithImport: "Continua con il biglietto importato",
  continueWithCopy: "Continua con la copia",
  draftSaved: "Bozza salvata su questo dispositivo.",

  leaveUnsaved: "Uscire senza salvare?",
  leaveUnsavedText: "Questo browser non conserva le bozze. Quello che hai scritto andrà perso.",
  stayHere: "Resta qui",
  leave: "Esci",

  signInFirst: "Accedi per continuare. Il tuo biglietto è salvato su questo dispositivo.",
  someoneElse:
    "Un’altra persona ha effettuato l’accesso in questo browser. La tua bozza è salvata: accedi di nuovo per continuare.",

  twoVersions: "Due versioni di questo biglietto",
  twoVersionsText:
    "Questo biglietto è stato modificato altrove dopo che lo hai aperto. Non hai perso nulla. Quale versione vuoi tenere?",
  keepMine: "Tieni la mia",
  loadNewer: "Carica la più recente",
  keepEditing: "Continua a modificare",
  discardChanges: "Scartare le tue modifiche?",
  discardChangesText: "La versione più recente sostituisce tutto quello che hai inserito qui.",
  keepMyChanges: "Tieni le mie modifiche",
  newerLoaded: "Versione più recente caricata.",

  planNotActive: "Il tuo piano non è attivo",
  planNotActiveNew:
    "Senza Premium non è possibile salvare: {parts}. Non è ancora stato salvato nulla. La tua bozza è su questo dispositivo.",
  planNotActiveEdit:
    "Senza Premium non è possibile salvare queste modifiche: {parts}. Queste parti del biglietto restano come sono. Non è ancora stato salvato nulla. La tua bozza è su questo dispositivo.",
  yourLogo: "il tuo logo",
  yourColour: "il tuo colore",
  channels: { one: "{count} canale", many: "{count} di canali", other: "{count} canali" },
  seePlansFirst: "Prima vedi i piani",
  saveTheRest: "Salva il resto",

  editCard: "Modifica {username}",
  orderOfChannels: "Ordine dei tuoi canali",
  orderHint:
    "Trascina un canale dalla maniglia o usa le frecce. I gruppi restano uniti sul biglietto e nel file di contatto.",
  noChannels: "Ancora nessun canale.",
  placeInGroup: "{name}, posizione {place} di {count} in {group}",
  keyboardHint:
    "Tastiera: <key>Spazio</key> per prendere, <up>Freccia su</up> <down>Freccia giù</down> per spostare, <key>Spazio</key> per lasciare, <key>Esc</key> per annullare.",
  reset: "Ripristina",
  done: "Fine",
} satisfies TranslationOf<typeof english>;
