import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  setBy: "Von {team} festgelegt",
  leftEmpty: "Leer gelassen",
  noPhoto: "Kein Foto",
  noLogo: "Kein Logo",
  on: "An",
  off: "Aus",
  allSet: "{team} legt das für alle seine Karten fest.",
  someSet: "Was ein Schloss hat, legt {team} fest. Der Rest gehört dir.",
  notOnCards: "Nicht auf Karten von {team}: {channels}.",
} satisfies TranslationOf<typeof english>;
