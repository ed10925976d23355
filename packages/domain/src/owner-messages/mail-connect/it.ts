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
} satisfies TranslationOf<typeof english>;
