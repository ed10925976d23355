import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  whose: "Contatti di chi",
  mine: "I miei",
  mineCounted: "I miei, {count}",
  shared: "Condivisi, {count}",
  sharedWith: "{team}, {count}",
  peopleShared: {
    one: "{count} persona condivisa con {team}",
    many: "{count} di persone condivise con {team}",
    other: "{count} persone condivise con {team}",
  },
  export: "Esporta",
  since:
    "Lasciati sui biglietti del team dal {day}, quando la condivisione è stata attivata. Ciò che è stato lasciato prima resta solo di ogni membro.",
  isOff: "La condivisione è disattivata. Ciò che i visitatori hanno lasciato nel frattempo resta qui.",
  withMember: "Con {name}",
  onTheCard: "Sul biglietto",
  nobody: "Nessuno ha ancora lasciato i propri recapiti",
  nobodyText: "Chi li lascia da ora su un biglietto del team compare qui.",
  noneFound: "Nessuno trovato",
  showAll: {
    one: "Mostra {count} contatto",
    many: "Mostra tutti i {count} di contatti",
    other: "Mostra tutti i {count} contatti",
  },
  notLoaded: "Impossibile caricare i contatti condivisi.",

  title: "Contatti condivisi",
  about:
    "Ciò che i visitatori lasciano su un biglietto del team è del membro. Anche proprietari e amministratori possono vederlo.",
  share: "Condividi i nuovi contatti con il team",
  sharedSince: "Dal {day}. I visitatori lo leggono prima di inviare.",
  staysTheirs:
    "Ciò che è stato lasciato prima resta solo del membro. Il team non vede mai i biglietti personali.",
  notShared: "Solo ogni membro vede ciò che lasciano i visitatori.",
  question: "Condividere i nuovi contatti con il team?",
  fromNow: {
    one: "Da ora, ciò che i visitatori lasciano sul biglietto del team è visto dal membro, dai proprietari e dagli amministratori.",
    many: "Da ora, ciò che i visitatori lasciano su uno dei {count} di biglietti del team è visto dal membro, dai proprietari e dagli amministratori.",
    other:
      "Da ora, ciò che i visitatori lasciano su uno dei {count} biglietti del team è visto dal membro, dai proprietari e dagli amministratori.",
  },
  visitorsRead: "I visitatori leggono questo prima di inviare",
  example: "Kwame",
  beforeStays: "Ciò che è stato lasciato prima resta solo del membro",
  personalStays: "Il team non vede mai i biglietti personali",
  mails: {
    one: "Il membro riceve un’email che lo dice",
    many: "Tutti i {count} di membri ricevono un’email che lo dice",
    other: "Tutti i {count} membri ricevono un’email che lo dice",
  },
  shareNew: "Condividi i nuovi",
  sharing: "Attivazione...",
  isShared: "I nuovi contatti sono condivisi. Tutti i membri ricevono un’email.",
  isNotShared: "I nuovi contatti non sono più condivisi.",
} satisfies TranslationOf<typeof english>;
