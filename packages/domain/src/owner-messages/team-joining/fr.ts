import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  mayJoin: "Vos collègues sont dans {team}",
  lead: "Votre adresse e-mail vous permet de rejoindre l’équipe. Vous recevez aussitôt une carte d’équipe\u202f; vos propres cartes restent à vous, et l’équipe ne les voit pas.",
  join: "Rejoindre {team}",
  joining: "Un instant…",
  full: "Aucune place n’est encore libre dans {team}",
  fullText:
    "Vous êtes passé par la connexion de votre entreprise\u202f: dès qu’une place se libère, vous recevez une carte de l’équipe. Vous n’avez rien à faire.",
  notNow: "Pas maintenant",
  failed: "Cela n’a pas fonctionné. Réessayez.",
} satisfies TranslationOf<typeof english>;
