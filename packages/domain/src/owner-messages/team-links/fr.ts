import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Liens pour toutes les cartes",
  lead: {
    one: "Une adresse de plus sur la carte de votre équipe, par exemple {path}",
    many: "Une adresse de plus sur chacune des {count} cartes, par exemple {path}",
    other: "Une adresse de plus sur chacune des {count} cartes, par exemple {path}",
  },
  whatFor:
    "Créez-en un pour un salon ou un événement. Chaque personne donne sa propre adresse, et vous voyez combien de visites en viennent, au total et par personne.",
  name: "Nom",
  onCards: {
    one: "{path} sur {count} carte",
    many: "{path} sur {count} cartes",
    other: "{path} sur {count} cartes",
  },
  theyLeadToCards: "Ils mènent aux cartes simples",
  lastDayHint:
    "Après ce jour, les adresses mènent aux cartes simples. Laissez vide pour ne pas fixer de fin.",
  made: {
    one: "{path} fonctionne sur {count} carte.",
    many: "{path} fonctionne sur {count} cartes.",
    other: "{path} fonctionne sur {count} cartes.",
  },

  copyAll: "Tout copier",
  copyAllOf: "Copier toutes les adresses de {name}",
  copied: {
    one: "{count} adresse copiée.",
    many: "{count} adresses copiées.",
    other: "{count} adresses copiées.",
  },
  notCopied: "Impossible de copier les adresses. Réessayez.",
  byPerson: "Par personne",
  byPersonOf: "{name}, par personne",

  notLoaded: "Impossible de charger ce lien.",
  person: "Personne et adresse",
  nobody: "Personne dans l’équipe n’a encore de carte.",
  showMore: { one: "Voir {count} de plus", many: "Voir {count} de plus", other: "Voir {count} de plus" },
} satisfies TranslationOf<typeof english>;
