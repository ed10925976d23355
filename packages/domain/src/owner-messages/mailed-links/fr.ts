import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  restoreTitle: "Rétablir votre adresse e-mail",
  restoreLead:
    "Vous pouvez utiliser à nouveau cette adresse. Nous déconnectons tous les appareils et retirons toutes les clés d’accès.",
  restorePasswordHint:
    "Votre mot de passe au moment du changement d’adresse, ou l’actuel. Si quelqu’un d’autre l’a choisi, laissez ce champ vide.",
  restore: "Rétablir l’adresse",
  restoring: "Un instant…",
  chooseNow:
    "La personne qui a changé l’adresse connaît peut-être votre mot de passe\u202f: choisissez-en un nouveau dès maintenant.",
  choosePassword: "Choisir un nouveau mot de passe",

  passkeyTitle: "Activer votre clé d’accès",
  passkeyLead: "Elle ouvre votre compte sans mot de passe. Ne l’activez que si vous l’avez ajoutée.",
  turnOn: "Activer",
  turningOn: "Activation…",
  passkeyIsOn: "Vous pouvez vous connecter avec elle.",
} satisfies TranslationOf<typeof english>;
