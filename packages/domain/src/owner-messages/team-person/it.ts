import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  pageTitle: "Persona",
  breadcrumb: "Percorso",
  people: "Persone",
  loading: "Caricamento della persona...",
  notLoaded: "Impossibile caricare questa persona.",
  notInTeam: "Questa persona non è nel team",
  notInTeamText: "È uscita, è stata rimossa o il suo invito è stato ritirato.",
  allPeople: "Tutte le persone",

  role: "Ruolo",
  template: "Modello",
  hereSince: "Nel team dal",
  invitedOn: "Invito del",
  linkUntil: "Link valido fino al",
  linkEnded: "Link scaduto",
  viewsThisWeek: "Visite questa settimana",
  onPage: "Nella pagina del team",
  shownOnPage: "Visibile, per scelta",
  notOnPage: "Non visibile",
  ownThings: "Biglietti propri, contatti, preferiti",
  notShown: "Non li vedi",

  teamCard: "Biglietto del team",
  openCard: "Apri il biglietto {address}",
  cardNotLoaded: "Impossibile caricare il biglietto.",
  name: "Nome",
  jobTitle: "Ruolo professionale",
  company: "Azienda",
  bio: "Bio",
  notFilled: "Non compilato",
  same: "Uguale per tutti",
  correct: "Correggi: {field}",
  corrected: "Corretto. {name} riceve un’email in merito.",
  correctedInvited: "Corretto.",
  notCorrected: "Impossibile salvare. Riprova.",
  done: "Che cosa hanno fatto qui gli admin",
  actions: "Azioni",
  correctNote:
    "Puoi correggere ciò che è sul biglietto del team. {name} riceve un’email in merito, e la correzione appare nelle attività.",
} satisfies TranslationOf<typeof english>;
