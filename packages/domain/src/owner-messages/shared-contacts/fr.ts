import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  whose: "Contacts de qui",
  mine: "Les miens",
  mineCounted: "Les miens, {count}",
  shared: "Partagés, {count}",
  sharedWith: "{team}, {count}",
  peopleShared: {
    one: "{count} personne partagée avec {team}",
    many: "{count} personnes partagées avec {team}",
    other: "{count} personnes partagées avec {team}",
  },
  export: "Exporter",
  since:
    "Laissés sur les cartes d’équipe depuis le {day}, date d’activation du partage. Ce qui a été laissé avant reste à chaque membre.",
  isOff: "Le partage est désactivé. Ce que les visiteurs ont laissé pendant le partage reste ici.",
  withMember: "Chez {name}",
  onTheCard: "Sur la carte",
  nobody: "Personne n’a encore laissé ses coordonnées",
  nobodyText: "Les personnes qui les laissent désormais sur une carte d’équipe apparaissent ici.",
  noneFound: "Personne trouvé",
  showAll: {
    one: "Afficher {count} contact",
    many: "Afficher les {count} contacts",
    other: "Afficher les {count} contacts",
  },
  notLoaded: "Impossible de charger les contacts partagés.",

  title: "Contacts partagés",
  about:
    "Ce que les visiteurs laissent sur une carte d’équipe appartient au membre. Les propriétaires et les admins peuvent aussi le voir.",
  share: "Partager les nouveaux contacts avec l’équipe",
  sharedSince: "Depuis le {day}. Les visiteurs le lisent avant l’envoi.",
  staysTheirs:
    "Ce qui a été laissé avant reste au membre seul. L’équipe ne voit jamais les cartes personnelles.",
  notShared: "Seul chaque membre voit ce que les visiteurs laissent.",
  question: "Partager les nouveaux contacts avec l’équipe\u202f?",
  fromNow: {
    one: "Désormais, ce que les visiteurs laissent sur la carte d’équipe est vu par le membre, les propriétaires et les admins.",
    many: "Désormais, ce que les visiteurs laissent sur l’une des {count} cartes d’équipe est vu par le membre, les propriétaires et les admins.",
    other:
      "Désormais, ce que les visiteurs laissent sur l’une des {count} cartes d’équipe est vu par le membre, les propriétaires et les admins.",
  },
  visitorsRead: "Les visiteurs lisent ceci avant l’envoi",
  example: "Kwame",
  beforeStays: "Ce qui a été laissé avant reste au membre seul",
  personalStays: "L’équipe ne voit jamais les cartes personnelles",
  mails: {
    one: "Le membre reçoit un e-mail à ce sujet",
    many: "Les {count} membres reçoivent un e-mail à ce sujet",
    other: "Les {count} membres reçoivent un e-mail à ce sujet",
  },
  shareNew: "Partager les nouveaux",
  sharing: "Activation…",
  isShared: "Les nouveaux contacts sont partagés. Tous les membres reçoivent un e-mail.",
  isNotShared: "Les nouveaux contacts ne sont plus partagés.",
} satisfies TranslationOf<typeof english>;
