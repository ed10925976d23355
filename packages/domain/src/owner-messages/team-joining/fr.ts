import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  mayJoin: "Vos collègues sont dans {team}",
  lead: "Votre adresse e-mail vous permet de rejoindre l’équipe. Vous recevez aussitôt une carte d’équipe\u202f; vos propres cartes restent à vous, et l’équipe ne les voit pas.",
  join: "Rejoindre {team}",
  joining: "Un instant…",
  joined: "Vous êtes dans {team}. Votre carte est à l’adresse {link}.",
  notNow: "Pas maintenant",
  failed: "Cela n’a pas fonctionné. Réessayez.",
} satisfies TranslationOf<typeof english>;
