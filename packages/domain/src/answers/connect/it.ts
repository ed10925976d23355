import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  nameRequired: "Inserisci un nome.",
  nameTooLong: "Usa al massimo 60 caratteri.",
  permissionRequired: "Scegli almeno un permesso.",
  revoked: "Revocato. L’accesso si è interrotto subito.",
  tokenRefused: "Questo token è errato, scaduto o revocato.",
  tokenNotPermitted: "Questo token non può fare questa chiamata.",
  tokensFull: "Ne hai {max}, il massimo. Prima rimuovine uno.",
  keyInvalid: "Una Idempotency-Key ha da 1 a 255 caratteri stampabili.",
  keyInUse:
    "Una chiamata con questa Idempotency-Key è in corso, o il suo esito non è noto. Controlla prima se è riuscita.",
  keyReused: "Questa Idempotency-Key è già stata usata per un’altra chiamata.",
  webhookAddress: "Inserisci un indirizzo, per esempio https://hooks.example/visita.",
  webhookEvents: "Scegli almeno un evento.",
  webhookCredentials: "Togli nome utente e password dall’indirizzo.",
  webhookPort: "Usa la porta 443, 80, 8443 o una superiore a 1023.",
  webhookPrivate: "Questo indirizzo porta a una rete privata. Usane uno raggiungibile da internet.",
  webhookUnknown: "Non troviamo questo indirizzo. Controlla che sia scritto bene.",
  webhooksFull: "Ne hai {max}, il massimo. Prima eliminane uno.",
  webhookDeleted: "Eliminato. Non viene più inviato nulla.",
  deliveryUnderWay: "Questo invio è in corso o ne attende un altro sullo stesso oggetto.",
} satisfies TranslationOf<typeof english>;
