import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "Votre compte est en cours de fermeture. Restaurez-le d’abord.",
  checkField: "Vérifiez ce champ.",
  checkingPerson: "Nous vérifions que vous n’êtes pas un robot. Cela prend quelques secondes.",
  checkInput: "Vérifiez les champs.",
  fileTakesTooMuch: "Ce fichier est trop long à lire. Divisez-le ou exportez-le à nouveau.",
  forbidden: "Non autorisé",
  networkError: "Pas de connexion ou pas de réponse. Réessayez.",
  notFound: "Nous n’avons pas trouvé ce que vous cherchez.",
  onlyJson: "Les requêtes doivent être envoyées au format application/json.",
  onlyZip: "Envoyez un fichier ZIP.",
  sent: "Envoyé",
  signInFirst: "Connectez-vous pour continuer.",
  tooLarge: "C’est trop volumineux.",
  tooBusy: "Il y a beaucoup de monde en ce moment. Réessayez dans un instant.",
  unexpected: "Une erreur inattendue s’est produite. Réessayez plus tard.",
  tooManyAttempts: {
    one: "Trop de tentatives. Réessayez dans {seconds} seconde.",
    many: "Trop de tentatives. Réessayez dans {seconds} de secondes.",
    other: "Trop de tentatives. Réessayez dans {seconds} secondes.",
  },
} satisfies TranslationOf<typeof english>;
