import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subscription: "Abbonamento",
  everythingIsOpen:
    "Su questa installazione tutte le funzioni sono attive. Non c’è nulla da acquistare né da disdire.",

  youAreOn: "Il tuo piano è {plan}.",
  youAreOnPremium: "Hai un piano Premium.",
  nextPayment: "Prossimo pagamento: <day>{day}</day>.",
  seeThePlans: "Vedi i piani",
  payments: "Pagamenti",
  providerKeeps: "Il fornitore dei pagamenti conserva il tuo metodo di pagamento, le fatture e le ricevute.",
  billingPage: "Pagina di fatturazione",
  opening: "Apertura…",
  continueYourCard: "Completa il tuo biglietto",
  backToYourCard: "Torna al tuo biglietto",

  plans: "Piani",
  loadingPlans: "Caricamento dei piani",
  returnAfter: "Torni a questo piano dopo il giorno {day}.",
  returnIfCancelled: "Torni a questo piano se disdici.",
  cancelSubscription: "Disdici abbonamento",
  activate: "Attiva",
  activating: "Attivazione…",

  sandbox: "Ambiente di prova: nessun addebito",
  sandboxText: "Prova i piani. Non serve una carta di pagamento.",
  lastPaymentFailed: "L’ultimo pagamento non è riuscito",
  staysForSevenDays:
    "Tutto resta attivo per 7 giorni. Per mantenere il piano, controlla il metodo di pagamento nella pagina di fatturazione.",
  sevenDaysAreOver:
    "I 7 giorni sono finiti. Per riavere Premium, controlla il metodo di pagamento nella pagina di fatturazione.",
  openBillingPage: "Apri la pagina di fatturazione",
  isCancelled: "Il tuo abbonamento è disdetto",
  staysOnUntil: "Premium resta attivo fino al giorno <day>{day}</day>. Non ci saranno altri addebiti.",
  resume: "Riattiva",
  resuming: "Riattivazione…",
  noLongerSold: "Il tuo piano non è più in vendita",
  continuesAsBought: "Continua alle condizioni di acquisto finché non lo disdici.",
  planNotAffected: "Il tuo piano non ne risente.",

  confirmingPayment: "Stiamo confermando il tuo pagamento.",
  confirmingPlan: "Stiamo confermando il tuo nuovo piano.",
  paymentReceived: "Pagamento ricevuto, l’attivazione può richiedere un minuto.",
  notConfirmed: "Pagamento non ancora confermato.",
  notConfirmedText:
    "Se hai pagato, il piano parte appena il fornitore dei pagamenti conferma. Altrimenti non c’è stato alcun addebito e puoi scegliere un piano qui sotto.",
  changeNotConfirmed: "Modifica non ancora confermata.",
  changeNotConfirmedText: "Il nuovo piano compare qui appena il fornitore dei pagamenti conferma.",
  hasChanged: "Il tuo piano è cambiato.",
  hasChangedText: "Grazie. È valido da adesso.",
  isActive: "Il tuo piano è attivo.",
  isActiveText: "Grazie. Ora puoi usare tutte le sue funzioni.",
  whereToStart: "Da dove iniziare",
  pickColour: "Scegli un colore",
  addLogo: "Aggiungi il tuo logo",
  downloadCode: "Scarica il tuo codice QR",
  leftCheckout: "Hai interrotto il pagamento. Nessun addebito, e il piano non è cambiato.",
  continues: "Il tuo abbonamento continua.",
  continuesText: "La disdetta è annullata. Oggi nessun addebito.",

  cancelPlan: "Disdire {plan}?",
  cancelYourPlan: "Disdire il tuo piano?",
  cancelText:
    "Il tuo piano resta attivo fino al giorno <day>{day}</day>. Poi i tuoi biglietti tornano a Forever Free: logo, colore, codice QR e canali aggiuntivi vengono nascosti, non eliminati. I pagamenti già effettuati non vengono rimborsati.",
  cancelPaidPeriod:
    "Il tuo piano resta attivo fino alla fine del periodo pagato. Poi i tuoi biglietti tornano a Forever Free: logo, colore, codice QR e canali aggiuntivi vengono nascosti, non eliminati. I pagamenti già effettuati non vengono rimborsati.",
  keepMyPlan: "Mantieni il piano",
  cancelling: "Disdetta in corso…",
} satisfies TranslationOf<typeof english>;
