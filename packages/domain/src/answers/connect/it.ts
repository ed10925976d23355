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
} satisfies TranslationOf<typeof english>;
