import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Tarifs",
  description:
    "Une carte de visite numérique est gratuite pour toujours. Premium ajoute logo, couleurs, QR code, tous les canaux et jusqu’à trois cartes, pour 10\u00a0$ par mois ou 100\u00a0$ par an.",

  oneCardIsFree: "Une carte est gratuite. Pour toujours.",
  lead: "Statistiques, contacts et kit de partage sont inclus dans chaque formule. Premium ajoute votre logo, toutes les couleurs et tous les canaux, un QR code et plus de cartes. Payez au mois ou à l’année.",
  plans: "Formules",

  whatEachContains: "Ce que comprend chaque formule",
  theSame: "Premium mensuel et Premium annuel comprennent la même chose. Seul le paiement diffère.",
  yes: "Oui",
  no: "Non",
  cards: "Cartes",
  upTo: { one: "{count} max.", many: "{count} max.", other: "{count} max." },
  person: "Photo, nom, fonction, entreprise, bio",
  channels: "Canaux de contact",
  all: { one: "Le seul", many: "Les {count}", other: "Les {count}" },
  shortLink: "Un lien court de votre choix",
  addToContact: "Ajouter le contact",
  sharing: "Partage par lien, messagerie, e-mail et SMS",
  favorites: "Favoris",
  insights: "Statistiques par jour et par origine",
  links: "Liens nommés actifs par carte",
  details: "Coordonnées des visiteurs, et vos contacts",
  secondSide: "Deuxième face dans une autre langue",
  chosenLinks: "Canaux sur certains liens seulement",
  addressBook: "Carnet d’adresses sur téléphone et ordinateur",
  scanning: "Scan de codes, même sans réseau",
  programs: "Jetons et webhooks",
  kit: "Signature, Wallet, impression, NFC, arrière-plans, page web",
  copy: "Tout télécharger, partir à tout moment",
  logo: "Votre logo",
  colours: "Couleurs",
  qrCode: "QR code à montrer et à télécharger",

  beforeYouPay: "Avant de payer",
  somethingElse: "Autre chose\u202f? <contact>Écrivez-nous</contact>.",
  canICancel: "Puis-je résilier\u202f?",
  canICancelAnswer:
    "À tout moment, sur la page «\u202fAbonnement\u202f». Tout reste actif jusqu’à la fin de la période payée. D’ici là, vous pouvez reprendre votre formule en un clic. Les paiements passés ne sont pas remboursés.",
  whatHappens: "Que deviennent alors mes cartes\u202f?",
  whatHappensAnswer:
    "Vous revenez à Forever Free. Toutes les cartes restent en ligne dans leur version gratuite. Le logo, la couleur, le QR code et les canaux supplémentaires sont masqués, pas supprimés, et reviennent avec Premium.",
  payAsYouGo: "Que veut dire «\u202fsans engagement\u202f»\u202f?",
  payAsYouGoAnswer:
    "Premium mensuel va de mois en mois\u202f: 10\u00a0$ maintenant, 10\u00a0$ le mois prochain, et plus rien une fois que vous avez résilié.",
  yearly: "Et la formule annuelle\u202f?",
  yearlyAnswer:
    "Un paiement de 100\u00a0$ pour douze mois au lieu de douze paiements de 10\u00a0$. Elle se renouvelle au bout d’un an, sauf si vous résiliez.",
  takeMyData: "Puis-je emporter mes données\u202f?",
  takeMyDataAnswer:
    "Oui, avec chaque formule et à tout moment\u202f: cartes, images, contacts, liens et statistiques dans un seul fichier, dans des formats que d’autres programmes savent lire. Si vous partez, nous résilions d’abord votre abonnement, puis nous supprimons tout au bout de sept jours.",
  cardNumber: "Voyez-vous mon numéro de carte bancaire\u202f?",
  cardNumberAnswer:
    "Non. Vous payez sur la page du prestataire de paiement. Nous apprenons seulement si le paiement a réussi et pour quelle formule.",

  everythingIncluded: "Tout est inclus",
  everythingIncludedText:
    "Toutes les fonctionnalités sont ouvertes sur cette installation. Il n’y a rien à acheter ni à résilier.",
  makeYourCard: "Créez votre carte",
  makeYourCardText: "Logo, couleurs, QR code et tous les canaux sont à vous dès la première carte.",
  seeTheFeatures: "Voir les fonctionnalités",
} satisfies TranslationOf<typeof english>;
