import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Votre carte vous attend",
  heading: "{team} vous a créé une carte",
  works: "Elle est à l’adresse {link} et fonctionne déjà.",
  makeAccount: "Avec un compte, vous pouvez la compléter.",
  invitedBy: "{person} vous a invité·e.",
  pictureOf: "Votre carte {link}",
  forAddress: "L’invitation est pour {email}, jusqu’au {day}.",
  signedInAs: "Connexion avec {email}",
  beside:
    "Elle apparaît à côté de vos propres cartes et n’occupe aucun de vos emplacements. {team} ne voit ni vos propres cartes, ni vos contacts, ni vos favoris.",
  take: "Prendre la carte",
  oneMoment: "Un instant…",
  haveAccount: "Déjà venu\u202f? <signIn>Se connecter</signIn>",
  somebodyElse: "Cette invitation est pour quelqu’un d’autre",
  onlyFor: "Elle n’est valable que pour {email}.",
  signOut: "Se déconnecter et continuer",
  byMistake: "Ouverte par erreur\u202f? Fermez cette page, rien ne s’est passé.",
  notForMe: "Ce n’est pas pour moi",
  declined: "L’invitation est refusée",
  declinedLead: "Vous n’en entendrez plus parler.",
  ended: "Cette invitation a expiré",
  endedLead: "Demandez-en une nouvelle à la personne qui vous a invité. Votre carte vous est réservée.",
  home: "Accueil",
  failed: "L’invitation ne peut pas être ouverte.",
  notSent: "Cela n’a pas fonctionné. Réessayez.",
} satisfies TranslationOf<typeof english>;
