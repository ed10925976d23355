import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  passwordSubject: "La password del tuo account {brand} è stata cambiata",
  passwordTitle: "La tua password è stata cambiata",
  passwordPreview: "Tutti gli altri dispositivi sono stati disconnessi.",
  passwordChanged:
    "La password del tuo account è stata cambiata e tutti gli altri dispositivi sono stati disconnessi.",
  passwordWeak:
    "Ha meno di 8 caratteri, quindi a ogni accesso serve un codice via email. Per farne a meno, scegline una più lunga in Sicurezza account.",
  passkeysStay: "Le tue passkey funzionano ancora. Se una non è tua, rimuovila in Sicurezza account.",
  accessStays:
    "I dispositivi collegati e i token funzionano ancora. Se uno non è tuo, revocalo nella pagina Collega.",
  recentPasskeysOff:
    "Le passkey aggiunte negli ultimi 30 giorni sono disattivate. Accedi per tenerle o rimuoverle.",
  passwordNotYou:
    "Se non l’hai cambiata tu, scegli subito una nuova password. Serve un codice che inviamo a questo indirizzo, e tutti i dispositivi vengono disconnessi.",

  emailSubject: "L’indirizzo email del tuo account {brand} è stato cambiato",
  emailTitle: "Il tuo indirizzo email è stato cambiato",
  emailPreview: {
    one: "Puoi annullare la modifica per {count} giorno.",
    many: "Puoi annullare la modifica per {count} di giorni.",
    other: "Puoi annullare la modifica per {count} giorni.",
  },
  emailChanged:
    "Il tuo account ha un nuovo indirizzo email. Da ora lo usi per accedere, e i codici arrivano lì.",
  newAddress: "Nuovo indirizzo",
  emailNotYou: {
    one: "Se non l’hai cambiato tu, ripristina questo indirizzo entro {count} giorno. Così tutti i dispositivi vengono disconnessi e tutte le passkey rimosse.",
    many: "Se non l’hai cambiato tu, ripristina questo indirizzo entro {count} di giorni. Così tutti i dispositivi vengono disconnessi e tutte le passkey rimosse.",
    other:
      "Se non l’hai cambiato tu, ripristina questo indirizzo entro {count} giorni. Così tutti i dispositivi vengono disconnessi e tutte le passkey rimosse.",
  },
  restoreAddress: "Ripristina questo indirizzo",

  emailRestoredSubject: "Il precedente indirizzo email del tuo account {brand} è stato ripristinato",
  emailRestoredTitle: "Il tuo precedente indirizzo email è stato ripristinato",
  emailRestoredPreview: "Tutti i dispositivi sono stati disconnessi.",
  emailTakenBack:
    "La modifica del tuo indirizzo email è stata annullata. Tutti i dispositivi sono stati disconnessi e tutte le passkey rimosse.",
  emailRestoredNext:
    "Chi ha cambiato l’indirizzo potrebbe conoscere la tua password. Scegline subito una nuova.",

  passkeyAddedSubject: "È stata aggiunta una passkey al tuo account {brand}",
  passkeyAddedTitle: "È stata aggiunta una passkey",
  passkeyAddedPreview: "Permette di accedere senza password né codice.",
  passkeyAdded: "Il tuo account ha una nuova passkey. Permette di accedere senza password né codice.",
  passkeyRemovedSubject: "È stata rimossa una passkey dal tuo account {brand}",
  passkeyRemovedTitle: "È stata rimossa una passkey",
  passkeyRemovedPreview: "Non si può più usare per accedere.",
  passkeyRemoved: "È stata rimossa una passkey dal tuo account. Non si può più usare per accedere.",
  passkeyNotYou:
    "Se non l’hai fatto tu, controlla le passkey e i dispositivi, rimuovi quelli che non sono tuoi e cambia la password.",
  openSecurity: "Apri Sicurezza account",

  passkeyKeepSubject: "Riattiva la tua passkey {brand}",
  passkeyKeepTitle: "Questa passkey è tua?",
  passkeyKeepPreview: "Questo link la attiva.",
  passkeyOff:
    "La tua password è stata reimpostata, quindi le passkey aggiunte di recente sono disattivate. Hai scelto di tenere questa.",
  added: "Aggiunta",
  turnOn: "Attiva",
  linkValidity: {
    one: "Il link funziona una sola volta, per {count} ora.",
    many: "Il link funziona una sola volta, per {count} di ore.",
    other: "Il link funziona una sola volta, per {count} ore.",
  },
  passkeyUnknown: "Se non riconosci questa passkey, non usare il link. Rimuovi invece la passkey.",
  reviewPasskeys: "Controlla le tue passkey",

  companySubject: "Ora puoi accedere a {brand} con {company}",
  companyTitle: "L’accesso con {company} è attivo",
  companyPreview: "{company} ha confermato che questo indirizzo è tuo.",
  companyLinked:
    "Il tuo account {brand} ora si apre con il tuo accesso di {company}, perché {company} ha confermato che questo indirizzo è tuo. I tuoi biglietti e i tuoi contatti restano come sono.",
  companyNotYou:
    "Se non l’hai fatto tu, disconnetti i dispositivi che non sono tuoi e avvisa chi gestisce gli accessi in {company}.",
} satisfies TranslationOf<typeof english>;
