import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  changeLink: "Changer le lien",
  linkToday:
    "Votre lien actuel\u202f: <link>{link}</link>. Il mènera au nouveau pendant un an et vous reste réservé. Codes, liens et cartes enregistrées continuent de fonctionner.",
  newLink: "Nouveau lien",
  check: "Vérifier",
  changing: "Modification…",
  threeTimes: "Vous pouvez le changer trois fois par an.",
  twoLeft: "Vous pouvez le changer trois fois par an. Après ce changement, il vous en restera deux.",
  oneLeft: "Vous pouvez le changer trois fois par an. Après ce changement, il vous en restera un.",
  lastChange: "Vous pouvez le changer trois fois par an. C’est votre dernier changement pour le moment.",
  usedUp: "Vous l’avez changé trois fois cette année. Vous pourrez le changer à nouveau le {day}.",
  isNowAt: "Cette carte se trouve maintenant à l’adresse {path}.",

  freeUsernames: "Noms d’utilisateur disponibles",
  stillFree: "Encore disponibles\u202f:",
} satisfies TranslationOf<typeof english>;
