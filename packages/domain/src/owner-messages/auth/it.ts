import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  checkYourEmail: "Controlla la posta",
  codeOver: "Questo codice non è più valido",
  backToSignIn: "Torna all’accesso",

  email: "Email",
  password: "Password",
  yourPassword: "La tua password",
  newPassword: "Nuova password",
  confirmPassword: "Conferma password",
  typeAgain: "Ripetila",
  firstName: "Nome",
  lastName: "Cognome",

  passwordRules: "Regole per la password",
  ruleLength: {
    one: "Almeno {count} carattere",
    many: "Almeno {count} di caratteri",
    other: "Almeno {count} caratteri",
  },
  ruleNoSpaces: "Nessuno spazio",
  ruleSpecial: "Un carattere speciale",
  ruleNotCommon: "Non tra le {number} più usate",
  ruleKept: "{rule}<kept>, fatto</kept>",
  weakPassword: {
    one: "Con meno di {count} carattere, a ogni accesso serve un codice via email.",
    many: "Con meno di {count} di caratteri, a ogni accesso serve un codice via email.",
    other: "Con meno di {count} caratteri, a ogni accesso serve un codice via email.",
  },

  securityCode: "Codice di sicurezza",
  verify: "Verifica",
  verifying: "Verifica in corso…",
  noCodeYetWait: "Il codice non arriva? Controlla lo spam, oppure chiedine uno nuovo allo scadere del tempo.",
  noCodeYet: "Il codice non arriva? Controlla lo spam, oppure chiedine uno nuovo.",
  untilNewCode: "Tempo che manca per un nuovo codice",
  resendCode: "Invia un nuovo codice",
  newCodeNow: "Ora puoi chiedere un nuovo codice.",
  newCodeIn: {
    one: "Puoi chiedere un nuovo codice tra {count} minuto.",
    many: "Puoi chiedere un nuovo codice tra {count} di minuti.",
    other: "Puoi chiedere un nuovo codice tra {count} minuti.",
  },
  localMailbox:
    "Le email restano su questo computer. <mailbox>Apri la casella locale</mailbox>. La prima volta usa l’indirizzo che trovi nel terminale.",

  usePasskey: "Usa una passkey",

  continueWith: "Continua con {company}",
  onlyWay: "Qui accedi con il tuo account {company}.",
  runsHere: "Gestisci questa installazione? <password>Accedi con una password</password>",
  companyUnavailable: "Al momento non riusciamo a raggiungere {company}. Riprova tra qualche minuto.",
  companyExpired: "Questo accesso ha richiesto troppo tempo o è già stato usato. Riprova.",
  companyCancelled: "Hai annullato l’accesso con {company}.",
  companyRefused: "L’accesso con {company} non è riuscito. Riprova.",
  companyUnverified: "{company} non ha confermato il tuo indirizzo email. Chiedi a chi gestisce gli accessi.",
  companyTaken:
    "Un’altra persona di {company} ha già un account qui con il tuo indirizzo email. Chiedi a chi gestisce gli accessi.",
  companyBusy: "Troppe persone stanno accedendo in questo momento. Riprova tra un minuto.",
  confirmWithCompany:
    "Il tuo account non ha una password. Accedi ancora una volta con {company} e torna qui entro cinque minuti.",
} satisfies TranslationOf<typeof english>;
