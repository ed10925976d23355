import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  sevenWays: "Sept façons de partager {path}. Toutes partent de votre carte actuelle.",
  sixWays: "Six façons de partager {path}. Toutes partent de votre carte actuelle.",

  signature:
    "Votre carte sous chaque e-mail. Copiez-la une fois dans Gmail, Outlook, Apple Mail ou Thunderbird.",
  wallet: "Un pass dans Apple Wallet ou Google Wallet. Deux gestes, et le code est à l’écran.",
  walletWithLink: "Un pass dans Apple Wallet ou Google Wallet. Deux gestes, et votre lien est à l’écran.",
  print: "Pour l’imprimeur, avec fond perdu et repères de coupe. Ou dix par feuille sur votre imprimante.",
  code: "Pour les affiches, les badges et les diapositives. La lecture de chaque code est testée.",
  nfc: "Approchez un téléphone du tag et la carte s’ouvre. N’importe quel tag vierge convient.",
  background:
    "Votre nom et votre code derrière vous en visio. Le code sur votre écran verrouillé, prêt à scanner.",
  backgroundWithLink: "Votre nom et votre lien derrière vous en visio et sur votre écran verrouillé.",
  page: "Toute la carte dans un fichier. Il s’ouvre depuis un disque ou n’importe quel hébergement, sans passer par nous.",

  seeContactFile: "Voir le fichier de contact",
} satisfies TranslationOf<typeof english>;
