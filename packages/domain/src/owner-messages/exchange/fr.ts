import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offer: "Recevez des coordonnées en retour",
  offerText:
    "Toute personne qui ouvre votre carte peut vous envoyer son nom et ses coordonnées, sans compte. Vous recevez un e-mail et la retrouvez dans vos contacts. Vous pouvez désactiver cette option pour chaque carte.",
  notNow: "Pas maintenant",
  turnOn: "Activer",
  turnOnForBoth: "Activer pour les deux cartes",
  turnOnFor: {
    one: "Activer pour {number} carte",
    many: "Activer pour {number} cartes",
    other: "Activer pour {number} cartes",
  },
  turningOn: "Activation…",
  turnedOn: "On peut maintenant vous laisser ses coordonnées.",

  share: "Partagez vos coordonnées",
  shareText:
    "Toute personne qui ouvre cette carte peut vous envoyer son nom et ses coordonnées. Vous recevez un e-mail et la retrouvez dans vos contacts.",
} satisfies TranslationOf<typeof english>;
