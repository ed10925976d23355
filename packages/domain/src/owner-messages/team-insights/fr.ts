import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  team: "Équipe, {team}",
  allCardsOf: "Toutes les cartes de {team}",
  cardsAndRange: {
    one: "{count} carte de {team}, {from} – {to}",
    many: "{count} cartes de {team}, {from} – {to}",
    other: "{count} cartes de {team}, {from} – {to}",
  },
  noCards: "{team} n’a pas encore de carte",
  noCardsText: "Invitez quelqu’un\u202f: sa carte fonctionne aussitôt, et ses visites apparaissent ici.",
  invitePeople: "Inviter des personnes",
  notOpened: "Personne n’a encore ouvert de carte de {team}",
  notOpenedText:
    "Vues, ajouts et clics apparaissent ici en moins d’une minute. Les visites des membres de l’équipe ne comptent pas.",

  byPerson: "Par personne",
  byTemplate: "Par modèle",
  byLink: "Par lien",
  peopleAsTable: "Voir en tableau, par personne",
  peopleAsChart: "Voir en graphique, par personne",
  person: "Personne",
  savesOf: {
    one: "<number>{count}</number> ajout",
    many: "<number>{count}</number> ajouts",
    other: "<number>{count}</number> ajouts",
  },
  detailsOf: {
    one: "<number>{count}</number> contact",
    many: "<number>{count}</number> contacts",
    other: "<number>{count}</number> contacts",
  },
  mostSeen: "Les {shown} personnes les plus vues. Le fichier CSV les contient toutes.",
  peopleOf: { one: "{count} personne", many: "{count} personnes", other: "{count} personnes" },
  linkOnCards: {
    one: "{path} sur {count} carte",
    many: "{path} sur {count} cartes",
    other: "{path} sur {count} cartes",
  },
  linkUntil: {
    one: "{path} sur {count} carte, jusqu’au {day}",
    many: "{path} sur {count} cartes, jusqu’au {day}",
    other: "{path} sur {count} cartes, jusqu’au {day}",
  },
  noLinks: "Aucune visite par un lien de l’équipe sur cette période.",
  allLinks: "Liens pour toutes les cartes",

  privacy:
    "Compté sans cookies. Les visites des membres de l’équipe, les robots et les personnes qui demandent à ne pas être comptées sont exclus. Personne ne voit qui étaient les visiteurs, et personne n’est reconnaissable le lendemain. <counted>Ce qui est compté</counted>",
} satisfies TranslationOf<typeof english>;
