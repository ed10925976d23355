import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} personne", many: "{count} de personnes", other: "{count} personnes" },
  nameOrRole: "Nom ou fonction",
  search: "Rechercher",
  nobodyFound: "Personne ne correspond à « {text} »",
  showAll: "Tout afficher",
  previous: "Précédent",
  next: "Suivant",
  nobodyYet: "Personne n’est encore affiché ici.",
} satisfies TranslationOf<typeof english>;
