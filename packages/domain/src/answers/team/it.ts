import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  fieldFixed: "Questo lo stabilisce il tuo team.",
  emailEnding: "La tua email deve terminare con {ending}.",
  ending: "Deve terminare con {ending}.",
  endingInvalid: "Questa parte finale non si può usare qui.",
  valueMissing: "Inserisci ciò che mostrano tutti i biglietti, oppure lascia che lo compili ogni persona.",
  teamNotFound: "Questo team non esiste.",
  notYourRole: "Il tuo ruolo in questo team non lo permette.",
  nameInvalid: "Inserisci un nome di massimo 60 caratteri.",
  templateNotFound: "Questo modello non esiste.",
  templateChanged: "Questo modello è stato modificato altrove dopo che l’hai aperto.",
  templateInUse: "Questo modello è ancora in uso.",
  templateDeleted: "Il modello è stato eliminato.",
  undoTooLate: "Non si può più annullare.",
  tooManyTemplates: "Un team può avere fino a {max} modelli.",
  tooManyPeople: "Invita al massimo {max} persone alla volta. Dividi l’elenco.",
  seatsFull: {
    one: "Nel tuo team c’è posto per {count} altra persona con un biglietto.",
    many: "Nel tuo team c’è posto per altri {count} di persone con un biglietto.",
    other: "Nel tuo team c’è posto per altre {count} persone con un biglietto.",
  },
  priceChanged: "Nel frattempo il prezzo è cambiato. Controllalo di nuovo.",
  paymentDeclined: "Il pagamento è stato rifiutato. Controlla il metodo di pagamento.",
  notASheet: "Non riusciamo a leggere questo file. Scegli un file .csv.",
  personNotFound: "Questa persona non è nel team.",
  personRemoved: "Rimossa dal team.",
  teamLeft: "Hai lasciato il team.",
  successorWithoutCard: "Scegli una persona che ha un biglietto di questo team.",
  lastOwner:
    "Un team ha bisogno di un proprietario. Dai prima questo ruolo a un’altra persona, poi potrai cambiare il tuo o andartene.",
  handOver:
    "Sei l’unico proprietario di {team}. Dai prima questo ruolo a un’altra persona oppure elimina il team.",
  alreadyIn: "Sei già in questo team.",
  hasCard: "Hai già un biglietto di questo team.",
  invitedOther: "Questo invito è per un’altra persona.",
  invitationEnded: "Questo invito è scaduto.",
  invitationDeclined: "L’invito è stato rifiutato.",
  domainOfOthers:
    "{domain} non è il dominio di un indirizzo confermato dei proprietari e degli admin del tuo team, oppure chiunque può avere un indirizzo lì.",
  confirmName: "Scrivi il nome del team per confermare.",
  lineInvalid: "Inserisci una riga di al massimo 120 caratteri.",
  slugInvalid: "Usa al massimo 40 lettere, cifre e trattini.",
  slugTaken: "Questo indirizzo non è libero. Scegline un altro.",
  restored: "Il tuo team è tornato.",
} satisfies TranslationOf<typeof english>;
