import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} personne", many: "{count} de personnes", other: "{count} personnes" },
  foundOf: {
    one: "{found} sur {count} personne pour « {text} »",
    many: "{found} sur {count} de personnes pour « {text} »",
    other: "{found} sur {count} personnes pour « {text} »",
  },
  nameOrRole: "Nom ou fonction",
  search: "Rechercher",
  nobodyFound: "Personne ne correspond à « {text} »",
  showAll: {
    one: "Afficher {count} personne",
    many: "Afficher les {count} de personnes",
    other: "Afficher les {count} personnes",
  },
  previous: "Précédent",
  next: "Suivant",
  nobodyYet: "Personne n’est encore affiché ici.",
} satisfies TranslationOf<typeof english>;
