import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  restoreTitle: "Ripristina il tuo indirizzo email",
  restoreLead:
    "Puoi tornare a usare questo indirizzo. Disconnettiamo tutti i dispositivi e rimuoviamo tutte le passkey.",
  restorePasswordHint:
    "La password che avevi quando l’indirizzo è cambiato, o quella attuale. Se l’ha scelta un’altra persona, lascia vuoto.",
  restore: "Ripristina indirizzo",
  restoring: "Ripristino…",
  chooseNow: "Chi ha cambiato l’indirizzo potrebbe conoscere la tua password: scegline subito una nuova.",
  choosePassword: "Scegli una nuova password",

  passkeyTitle: "Attiva la tua passkey",
  passkeyLead: "Apre il tuo account senza password. Attivala solo se l’hai aggiunta tu.",
  turnOn: "Attiva",
  turningOn: "Attivazione…",
  passkeyIsOn: "Puoi usarla per accedere.",
} satisfies TranslationOf<typeof english>;
