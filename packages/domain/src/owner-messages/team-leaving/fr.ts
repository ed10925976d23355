import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  leaveTeam: "Quitter {team}",
  question: "Quitter {team} ?",
  teamCardOf: "Carte d’équipe de {team}",
  cardEnds:
    "Vous perdez aussitôt la carte d’équipe. {team} décide si elle disparaît ou mène à un ou une collègue.",
  ownStays: "Vos propres cartes, votre compte et vos connexions restent.",
  contactsStay:
    "Les personnes qui ont laissé leurs coordonnées sur la carte d’équipe restent dans vos contacts.",
  wayBack: "Pour revenir, il vous faudra une nouvelle invitation.",
  stay: "Rester",
  leave: "Quitter",
  leaving: "Départ en cours…",
} satisfies TranslationOf<typeof english>;
