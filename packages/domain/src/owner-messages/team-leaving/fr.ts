import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  leaveTeam: "Quitter {team}",
  question: "Quitter {team} ?",
  teamCardOf: "Carte d’équipe de {team}",
  cardEnds:
    "Votre carte d’équipe disparaît aussitôt. Qui ouvre son adresse ou son code lit qu’elle n’existe plus.",
  ownStays: "Vos propres cartes, votre compte et vos connexions restent.",
  contactsStay:
    "Les personnes qui ont laissé leurs coordonnées sur la carte d’équipe restent dans vos contacts.",
  wayBack: "Pour revenir, il vous faudra une nouvelle invitation.",
  stay: "Rester",
  leave: "Quitter",
  leaving: "Départ en cours…",
} satisfies TranslationOf<typeof english>;
