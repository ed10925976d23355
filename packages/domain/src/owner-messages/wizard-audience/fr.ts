import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  forEverybody: "Pour tout le monde",
  forEverybodyNote: "Sur la carte habituelle et sur chaque lien",
  onlyOnChosen: "Seulement sur certains liens",
  onlyOnChosenNote: "Nulle part ailleurs, pas même dans le fichier de contact",
  onlyOn: "Seulement sur {links}",
  onlyOnCount: {
    one: "Seulement sur {count} lien",
    many: "Seulement sur {count} liens",
    other: "Seulement sur {count} liens",
  },
  onNoLink: "Encore sur aucun lien",
  whoSees: "Qui voit {channel}",
  whoSeesNow: "{now}. Qui voit {channel}",
  notOffered: "Les liens dont l’adresse peut être devinée ne sont pas proposés.",
  noneToChoose:
    "Aucun de vos liens n’a une adresse impossible à deviner. Enregistrez votre carte, puis créez-en un dans Liens.",
  done: "Terminé",

  whatVisitorSees: "Ce que l’on voit ici",
  plainAddress: "{path}, pour tout le monde",
  notHere: "Absents ici\u202f: {channels}",
  allChannels: { one: "{count} canal", many: "Les {count} canaux", other: "Les {count} canaux" },
  asForEverybody: "Comme pour tout le monde",
  andMore: {
    one: "{name} et {count} autre",
    many: "{name} et {count} autres",
    other: "{name} et {count} autres",
  },
} satisfies TranslationOf<typeof english>;
