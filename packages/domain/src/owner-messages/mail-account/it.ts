import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  welcome: "Ti diamo il benvenuto su {brand}",
  welcomePreview: "Il tuo account è pronto. Accedi e crea il tuo primo biglietto.",
  welcomeReady:
    "Il tuo account è pronto. Crea il tuo primo biglietto: bastano circa tre minuti, e un biglietto è gratis per sempre.",
  welcomeFirstTime:
    "Al primo accesso inviamo un codice di sicurezza di sei cifre a questo indirizzo, per essere sicuri che sia tuo.",
  welcomeNotYou:
    "Se non hai creato tu l’account, ignora questa email. Nessuno può usarlo senza un codice di questa casella.",

  codeSubject: "Il tuo codice di sicurezza {brand}",
  codeTitle: "Il tuo codice di sicurezza",
  codePreview: {
    one: "Inseriscilo entro {count} minuto per completare l’accesso.",
    many: "Inseriscilo entro {count} di minuti per completare l’accesso.",
    other: "Inseriscilo entro {count} minuti per completare l’accesso.",
  },
  codeEnter: "Inserisci questo codice per completare l’accesso.",
  codeNotYou:
    "Se non stavi accedendo, qualcuno potrebbe conoscere la tua password. Senza il codice non può entrare, ma scegli subito una nuova password.",

  adminCodeSubject: "Il tuo codice admin {brand}",
  adminCodeTitle: "Il tuo codice admin",
  adminCodePreview: {
    one: "Inseriscilo entro {count} minuto per aprire le pagine admin.",
    many: "Inseriscilo entro {count} di minuti per aprire le pagine admin.",
    other: "Inseriscilo entro {count} minuti per aprire le pagine admin.",
  },
  adminCodeEnter: "Inserisci questo codice per aprire le pagine admin.",
  adminCodeNotYou:
    "Se non l’hai chiesto, qualcuno ha effettuato l’accesso al tuo posto. Disconnetti i dispositivi che non riconosci e scegli subito una nuova password.",
  accountSecurity: "Sicurezza account",

  emailCodeSubject: "Il tuo codice di sicurezza {brand}",
  emailCodeTitle: "Conferma il tuo nuovo indirizzo",
  emailCodePreview: {
    one: "Inseriscilo entro {count} minuto per cambiare indirizzo.",
    many: "Inseriscilo entro {count} di minuti per cambiare indirizzo.",
    other: "Inseriscilo entro {count} minuti per cambiare indirizzo.",
  },
  emailCodeEnter: "Inserisci questo codice per usare questo indirizzo con il tuo account {brand}.",
  emailCodeNotYou:
    "Se non l’hai chiesto, qualcuno ha inserito il tuo indirizzo per errore. Non devi fare nulla: senza il codice non succede niente.",

  recoverySubject: "Il tuo codice per una nuova password {brand}",
  recoveryTitle: "Scegli una nuova password",
  recoveryPreview: {
    one: "Inserisci il codice entro {count} minuto per continuare.",
    many: "Inserisci il codice entro {count} di minuti per continuare.",
    other: "Inserisci il codice entro {count} minuti per continuare.",
  },
  recoveryEnter: "Inserisci questo codice nella pagina in cui l’hai chiesto.",
  recoveryValidity: {
    one: "È valido per {count} minuto, si usa una sola volta e solo nel browser in cui l’hai chiesto. Non condividerlo con nessuno.",
    many: "È valido per {count} di minuti, si usa una sola volta e solo nel browser in cui l’hai chiesto. Non condividerlo con nessuno.",
    other:
      "È valido per {count} minuti, si usa una sola volta e solo nel browser in cui l’hai chiesto. Non condividerlo con nessuno.",
  },
  recoveryNotYou:
    "Se non hai chiesto una nuova password, elimina questa email. La tua password resta la stessa.",

  recoveryLinkSubject: "Il tuo link per una nuova password {brand}",
  recoveryLinkPreview: {
    one: "Apri il link entro {count} minuto per continuare.",
    many: "Apri il link entro {count} di minuti per continuare.",
    other: "Apri il link entro {count} minuti per continuare.",
  },
  recoveryLinkWhy:
    "Oggi sono stati chiesti molti codici, quindi questa email contiene un link. Aprilo nel browser in cui hai chiesto una nuova password.",
  recoveryLinkContinue: "Continua",
  recoveryLinkValidity: {
    one: "È valido per {count} minuto e solo nel browser in cui l’hai chiesto. Se lo chiedi di nuovo prima, resta valido e non inviamo un’altra email. Non inoltrarlo a nessuno.",
    many: "È valido per {count} di minuti e solo nel browser in cui l’hai chiesto. Se lo chiedi di nuovo prima, resta valido e non inviamo un’altra email. Non inoltrarlo a nessuno.",
    other:
      "È valido per {count} minuti e solo nel browser in cui l’hai chiesto. Se lo chiedi di nuovo prima, resta valido e non inviamo un’altra email. Non inoltrarlo a nessuno.",
  },
  recoveryLinkNotYou:
    "Se non hai chiesto una nuova password, elimina questa email. Senza questa email nessuno può cambiare la tua password.",

  newDeviceSubject: "Nuovo accesso al tuo account {brand}",
  newDeviceTitle: "Nuovo accesso al tuo account",
  newDevicePreview: "C’è stato un accesso da un nuovo dispositivo.",
  newDeviceSignedIn: "C’è stato un accesso al tuo account da un nuovo dispositivo.",
  newDeviceNotYou:
    "Se non hai effettuato tu questo accesso, cambia subito la password. Così tutti gli altri dispositivi vengono disconnessi.",
} satisfies TranslationOf<typeof english>;
