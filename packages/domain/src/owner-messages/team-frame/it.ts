import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  team: "Team",
  teamNamed: "{team}, team",
  chooseTeam: "Team: {team}",
  part: "Sezione del team",
  overview: "Panoramica",
  people: "Persone",
  templates: "Modelli",
  links: "Link",
  activity: "Attività",
  billing: "Fatturazione",
  settings: "Impostazioni",

  loading: "Caricamento del tuo team...",
  notLoaded: "Impossibile caricare il tuo team.",
  notRefreshed: "Impossibile aggiornare il tuo team.",
  nothingLost: "Non si è perso nulla. Riprova.",

  noTeam: "Non fai parte di nessun team",
  noTeamLead:
    "In un team tutti i biglietti hanno lo stesso stile: tu stabilisci ciò che è uguale e ogni persona compila il resto.",
  invitedInstead: "Hai ricevuto un invito? Apri il link nell’email e il team apparirà qui.",
  startTeam: "Crea un team",
  openTeam: "Apri il tuo team",

  isDeleted: "{team} è stato eliminato",
  goneOn:
    "I suoi biglietti non funzionano più. Il {day} sarà eliminato definitivamente. Fino ad allora puoi ripristinarlo.",
  restore: "Ripristina il team",
  restoring: "Ripristino...",
  notRestored: "Impossibile ripristinare il team. Riprova.",
} satisfies TranslationOf<typeof english>;
