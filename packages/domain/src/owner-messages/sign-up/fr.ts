import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Créer un compte",
  description: "Créez votre première carte de visite numérique. Une carte est gratuite pour toujours.",
  accountFirst: "Créez d’abord votre compte",
  makeFirstCard: "Créez votre première carte",
  keepsCardOf:
    "Votre compte garde cette carte pour vous\u202f: {name}. Une carte à votre nom est gratuite pour toujours.",
  freeForever: "Une carte est gratuite pour toujours. Aucune donnée de paiement demandée.",
  haveAccount: "Déjà un compte\u202f? <signIn>Se connecter</signIn>",

  agree:
    "J’accepte les <terms>conditions d’utilisation</terms> et la <privacy>politique de confidentialité</privacy>.",
  createAccount: "Créer un compte",
  creatingAccount: "Création du compte…",
} satisfies TranslationOf<typeof english>;
