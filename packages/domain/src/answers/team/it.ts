import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  fieldFixed: "Questo lo stabilisce il tuo team.",
  emailEnding: "La tua email deve terminare con {ending}.",
  ending: "Deve terminare con {ending}.",
  endingInvalid: "Questa parte finale non si può usare qui.",
  valueMissing: "Inserisci ciò che mostrano tutti i biglietti, oppure lascia che lo compili ogni persona.",
} satisfies TranslationOf<typeof english>;
