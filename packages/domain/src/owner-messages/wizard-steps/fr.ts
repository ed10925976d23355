import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  photoTitle: "Votre photo",
  photoIntro: "Une photo nette de votre visage. On se souvient d’un visage avant un nom.",
  personTitle: "À propos de vous",
  personIntro: "Ce qu’on lit en premier. Les champs marqués d’un * sont obligatoires.",
  logoTitle: "Votre logo",
  logoIntro:
    "Sur une plaque blanche, dans le coin de la couverture\u202f: il reste lisible sur toutes les couleurs.",
  logoLocked: "Avec Forever Free, la couverture n’a pas de logo.",
  colourTitle: "Couleur",
  colourIntro: "La couleur de la couverture, des tuiles et des boutons de votre carte.",
  colourLocked: "Avec Forever Free, toutes les cartes sont bleu lapis.",
  contactsTitle: "Comment vous joindre",
  contactsIntro: "Les champs marqués d’un * sont obligatoires. Ce que vous laissez vide n’est pas affiché.",
  moreContactsIntro: "Laissez vide ce que vous n’utilisez pas.",
  contactsLocked: "Ces canaux sont réservés à Premium.",
  contactPageOf: "Coordonnées, page {page} sur {pages}.",
  sideTitle: "Une deuxième face",
  sideIntro:
    "Pour celles et ceux qui lisent une autre langue\u202f: la bonne face s’affiche d’abord, et un bouton retourne la carte. Si une face suffit, passez cette étape.",
  usernameTitle: "Choisissez votre lien",
  usernameIntro:
    "C’est lui que vous partagez. Vous pourrez le changer\u202f: l’ancien lien mènera au nouveau.",

  fullName: "Nom complet",
  occupation: "Fonction",
  company: "Entreprise",
  bio: "Bio",
  bioWords: "{words} mots sur {max}",
  bioWordsAndCharacters: "{words} mots sur {maxWords}, {characters} caractères sur {maxCharacters}",

  cardColour: "Couleur de la carte",

  findOrPaste: "Cherchez un canal ou collez vos liens",
  pasteLinks: "Collez vos liens",
  pasteHint: "Nous rangeons liens, numéros et adresses dans leurs champs, même plusieurs à la fois.",
  channelsFound: "Canaux trouvés",
  filledIn: "Remplis\u202f: {channels}.",
  notChanged: "Inchangés, déjà remplis\u202f: {channels}.",
  needsPremium: "Réservés à Premium\u202f: {channels}.",
  notRecognised: "Non reconnus\u202f: {texts}.",

  sameAsPhone: "Comme le téléphone",
  addLabel: "Libellé<what> pour {channel}</what>",
  label: "Libellé",
  labelFor: "Libellé affiché sur la carte pour {channel}",

  username: "Nom d’utilisateur",
  check: "Vérifier",
  usernameHint: "Lettres, chiffres, tirets et tirets bas, sans espace.",
  yourName: "votre-nom",
  qrCodeFor: "QR code pour {link}",

  moreForThisCard: "Encore plus pour cette carte",
  premiumOpens: "Premium vous ouvre {colours} couleurs, votre logo, le QR code et les {channels} canaux.",
  seePlans: "Voir les formules",
} satisfies TranslationOf<typeof english>;
