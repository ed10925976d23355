import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  addFailed: "Non è stato possibile aggiungere il biglietto ai preferiti.",
  full: "Puoi salvare fino a 500 preferiti. Togline uno per fare spazio.",
  ownCard: "Questo è un tuo biglietto.",
  removeFailed: "Non è stato possibile togliere il biglietto dai preferiti.",
  added: "Il biglietto di {name} ora è tra i tuoi preferiti.",
  removed: "Il biglietto di {name} non è più tra i tuoi preferiti.",
} satisfies TranslationOf<typeof english>;
