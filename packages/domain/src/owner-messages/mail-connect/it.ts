import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  deviceSubject: "Un dispositivo è stato collegato al tuo account {brand}",
  deviceTitle: "Un dispositivo è stato collegato",
  devicePreview: "Legge e modifica i tuoi contatti.",
  deviceAdded:
    "È stata creata una password per la rubrica di un dispositivo. Con questa, il dispositivo legge e modifica i tuoi contatti e legge i biglietti salvati. Non dà accesso ad altro.",
  tokenSubject: "È stato creato un token per il tuo account {brand}",
  tokenTitle: "È stato creato un token",
  tokenPreview: "Con questo un programma lavora per il tuo account.",
  tokenAdded:
    "È stato creato un token con cui un programma lavora per il tuo account. Ciò che può fare è indicato nella pagina Collega.",
  madeOn: "Creato con",
  addedNotYou:
    "Se non l’hai fatto tu, revocalo e cambia subito la password: qualcun altro ha effettuato l’accesso al tuo account.",
  openConnect: "Apri Collega",

  endsSubject: "Un token del tuo account {brand} scade presto",
  endsTitle: "Un token scade presto",
  endsPreview: "Da quel momento ciò che lo usa viene rifiutato.",
  ends: "Uno dei tuoi token scade presto. Da quel momento ciò che lo usa viene rifiutato. Se ti serve ancora, creane un altro e mettilo al suo posto.",
  token: "Token",
  beginsWith: "Inizia con",
  endsAt: "Scade",

  webhookSubject: "È stato aggiunto un webhook al tuo account {brand}",
  webhookTitle: "È stato aggiunto un webhook",
  webhookPreview: "Segnala a un server ciò che succede nel tuo account.",
  webhookAdded:
    "È stato aggiunto un webhook. Segnala a un server ciò che succede nel tuo account, contatti compresi. Indirizzo ed eventi sono indicati nella pagina Collega.",
  webhookNotYou:
    "Se non l’hai fatto tu, eliminalo e cambia subito la password: qualcun altro ha effettuato l’accesso al tuo account.",
  pausedSubject: "Un webhook del tuo account {brand} è in pausa",
  pausedTitle: "Un webhook è in pausa",
  pausedPreview: "Da tre giorni non gli arriva nulla.",
  paused:
    "A uno dei tuoi webhook non arriva nulla da tre giorni, quindi lo abbiamo messo in pausa. Sistema il suo server, invia una prova, poi riprendi. Ciò che succede nel frattempo non viene inviato dopo; lo trovi nei tuoi contatti e biglietti.",
  address: "Indirizzo",
  failingSince: "Non riesce dal",
  teamWebhookPreview: "Segnala a un server ciò che succede nel team.",
  teamWebhookAdded:
    "{person} ha aggiunto un webhook a {team}. Segnala a un server ciò che vi succede, contatti condivisi compresi. Indirizzo ed eventi sono indicati nelle impostazioni del team.",
  teamWebhookNotYou:
    "Se nessuno di voi ne sa nulla, eliminalo e chiedi a {person} di cambiare subito la password.",
  teamPaused:
    "A un webhook di {team} non arriva nulla da tre giorni, quindi lo abbiamo messo in pausa. Sistema il suo server, invia una prova, poi riprendi. Ciò che succede nel frattempo non viene inviato dopo.",
  openTeamSettings: "Apri le impostazioni del team",
} satisfies TranslationOf<typeof english>;
