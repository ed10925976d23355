import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  setBy: "Défini par {team}",
  leftEmpty: "Laissé vide",
  noPhoto: "Pas de photo",
  noLogo: "Pas de logo",
  on: "Activé",
  off: "Désactivé",
  allSet: "{team} définit ceci pour toutes ses cartes.",
  someSet: "Ce qui porte un cadenas est défini par {team}. Le reste est à vous.",
  notOnCards: "Absents des cartes de {team} : {channels}.",
} satisfies TranslationOf<typeof english>;
