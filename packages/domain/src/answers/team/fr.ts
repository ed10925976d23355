import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  fieldFixed: "C’est votre équipe qui définit ce champ.",
  emailEnding: "Votre adresse e-mail doit se terminer par {ending}.",
  ending: "La fin doit être {ending}.",
  endingInvalid: "Cette fin n’est pas possible ici.",
  valueMissing: "Saisissez ce que montrent toutes les cartes, ou laissez chacun le remplir.",
} satisfies TranslationOf<typeof english>;
