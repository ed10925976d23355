import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  personShared: "{person} vous a laissé ses coordonnées",
  someoneShared: "Quelqu’un vous a laissé ses coordonnées",
  peopleShared: {
    one: "{number} personne vous a laissé ses coordonnées",
    many: "{number} personnes vous ont laissé leurs coordonnées",
    other: "{number} personnes vous ont laissé leurs coordonnées",
  },
  preview: "Laissées sur votre carte.",
  more: {
    one: "Et {count} de plus dans vos contacts.",
    many: "Et {count} de plus dans vos contacts.",
    other: "Et {count} de plus dans vos contacts.",
  },
  open: "Ouvrir dans mes contacts",
  attached:
    "Toute personne qui ouvre votre carte peut remplir le formulaire. Le fichier de contact est en pièce jointe.",
  attachedReply:
    "Toute personne qui ouvre votre carte peut remplir le formulaire. Le fichier de contact est en pièce jointe. Répondez à cet e-mail pour la joindre.",
  stop: "Ne plus recevoir ces e-mails",
} satisfies TranslationOf<typeof english>;
