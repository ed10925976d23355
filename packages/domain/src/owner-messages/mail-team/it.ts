import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  hasMade: "{team} ti ha preparato un biglietto",
  madeForYou: "C’è un biglietto da visita per te",
  reminderSubject: "Promemoria: {title}",
  preview: "Funziona già. Fallo tuo.",
  cardOf: "Il biglietto da visita di {name}",
  invitedBy:
    "{person} di {team} ti ha invitato. Il tuo biglietto funziona già: prendilo e completa ciò che manca.",
  invited: "{team} ti ha invitato. Il tuo biglietto funziona già: prendilo e completa ciò che manca.",
  forAddress: "Per",
  until: "Fino al",
  makeItYours: "Prendi il biglietto",
  oneReminder: "Se non fai nulla, riceverai un promemoria tra tre giorni e poi più niente.",
  onlyReminder: "Questo è l’unico promemoria.",
  notForMe: "Non è per me",
  removedTitle: "Non fai più parte di {team}",
  leftTitle: "Hai lasciato {team}",
  theTeam: "il tuo team",
  cardEnded: "Il tuo biglietto del team {username} non è più attivo.",
  cardLeads: "Il tuo biglietto del team {username} ora porta a {person}.",
  yoursStay: "I tuoi biglietti, i tuoi contatti e il tuo account restano tuoi.",
  correctedTitle: "Il tuo biglietto del team è stato corretto",
  corrected: "{person} di {team} ha corretto il tuo biglietto del team {username}.",
  changeAgain: "Puoi cambiare di nuovo ciò che il team non imposta.",
  openDashboard: "Apri la mia dashboard",
  sharedTitle: "I nuovi contatti ora sono condivisi con il tuo team",
  sharedNow:
    "{person} di {team} ha attivato i contatti condivisi. Da ora i proprietari e gli amministratori del team vedono ciò che i visitatori lasciano sul tuo biglietto del team.",
  sharedFromNow:
    "Ciò che è stato lasciato prima, e tutto ciò che è sui tuoi biglietti, resta solo tuo. Prima di inviare, i visitatori leggono chi riceve i loro recapiti.",
  openContacts: "Apri i miei contatti",
} satisfies TranslationOf<typeof english>;
