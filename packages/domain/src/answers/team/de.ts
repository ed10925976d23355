import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  fieldFixed: "Das legt dein Team fest.",
  emailEnding: "Deine E-Mail-Adresse muss auf {ending} enden.",
  ending: "Das muss auf {ending} enden.",
  endingInvalid: "Diese Endung ist hier nicht möglich.",
  valueMissing: "Gib ein, was alle Karten zeigen, oder überlass es jeder Person.",
} satisfies TranslationOf<typeof english>;
