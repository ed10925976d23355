import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Activité",
  lead: "Ce que les propriétaires et les admins ont fait ces 12 derniers mois. On peut le lire, pas le modifier.",
  find: "Rechercher",
  findHint: "Personne, modèle ou action",
  downloadCsv: "Télécharger en CSV",
  loading: "Chargement de l’activité...",
  notLoaded: "L’activité n’a pas pu être chargée",
  notRefreshed: "L’activité n’a pas pu être actualisée",
  nothingYet: "Rien n’a été fait ces 12 derniers mois.",
  nothingFound: "Aucun résultat pour « {find} »",
  showAll: "Tout afficher",
  found: {
    one: "{count} résultat",
    many: "{count} de résultats",
    other: "{count} résultats",
  },
  people: {
    one: "{count} personne",
    many: "{count} de personnes",
    other: "{count} personnes",
  },
  isOwner: "{name}, maintenant propriétaire",
  isAdmin: "{name}, maintenant admin",
  isMember: "{name}, maintenant membre",
  wasOwner: "Était propriétaire",
  wasAdmin: "Était admin",
  wasMember: "Était membre",
  cards: { one: "{count} carte", many: "{count} de cartes", other: "{count} cartes" },
  somebodyGone: "Un compte supprimé",
  range: "{from} à {to} sur {total}",
  older: "Plus anciens",
  newer: "Plus récents",
} satisfies TranslationOf<typeof english>;
