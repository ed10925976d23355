import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  isLive: "Votre carte est en ligne.",
  scanToTry: "Scannez le code avec un autre téléphone pour l’essayer.",
  sendToTry: "Envoyez le lien à quelqu’un pour l’essayer.",
  openCard: "Ouvrir la carte",

  putItOut: "Votre carte est en ligne. Mettez-la là où l’on vous rencontre",
  everywhere:
    "Dans votre signature e-mail, sur papier, sur un tag NFC, derrière vous en visio. Tout est prêt.",
  useEverywhere: "Utiliser partout",
  notNow: "Pas maintenant",
} satisfies TranslationOf<typeof english>;
