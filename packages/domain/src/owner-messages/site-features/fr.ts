import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Fonctionnalités",
  description:
    "Douze choses qu’une carte de visite numérique sait faire ici\u202f: aperçu en direct, 26 couvertures, 70 canaux, QR code, fichier de contact et partage. Et aussi\u202f: statistiques, contacts, kit de partage et export complet.",

  twelveThings: "Douze choses que votre carte sait faire",
  lead: "De votre photo jusqu’au contact dans un téléphone. Les fonctionnalités Premium sont signalées.",

  makeItYours: "À votre image",
  twelveSteps: "Douze petites étapes, un aperçu en direct",
  twelveStepsText: "Vous voyez la carte pendant que vous écrivez. Votre navigateur garde un brouillon.",
  photoAndLogo: "Votre photo et votre logo",
  photoAndLogoText:
    "Recadrez-les dans le navigateur. Les données cachées, comme le lieu, sont retirées. Le logo est réservé à Premium.",
  covers: { one: "{count} couverture", many: "{count} couvertures", other: "{count} couvertures" },
  coversText: "Chaque couleur a son propre motif gravé, en clair et en sombre.",
  channels: { one: "{count} canal", many: "{count} canaux", other: "{count} canaux" },
  channelsText: {
    one: "Téléphone, e-mail, messageries, réseaux, paiements. {count} est inclus dans chaque formule.",
    many: "Téléphone, e-mail, messageries, réseaux, paiements. {count} sont inclus dans chaque formule.",
    other: "Téléphone, e-mail, messageries, réseaux, paiements. {count} sont inclus dans chaque formule.",
  },

  shareIt: "Partagez-la",
  shortLink: "Un lien court",
  shortLinkText: {
    one: "Il s’ouvre dans tous les navigateurs, sans rien installer. Premium comprend {count} carte.",
    many: "Il s’ouvre dans tous les navigateurs, sans rien installer. Premium comprend {count} cartes.",
    other: "Il s’ouvre dans tous les navigateurs, sans rien installer. Premium comprend {count} cartes.",
  },
  qrCode: "Un QR code",
  qrCodeText: "Montrez-le, imprimez-le, mettez-le sur votre dernière diapositive.",
  tenWays: "Dix façons de partager",
  tenWaysText:
    "Messageries, e-mail et réseaux sociaux, ou simplement le lien. Dans une conversation, il montre une image de la carte.",
  addToContact: "Ajouter le contact",
  addToContactText:
    "En un geste, votre nom, votre fonction, votre téléphone, votre e-mail et votre photo sont dans le carnet d’adresses.",

  keepItCurrent: "Toujours à jour",
  changesShow: "Des changements immédiats",
  changesShowText: "Enregistrez un nouveau numéro. Le lien et le QR code restent les mêmes et le montrent.",
  howOften: "Voyez combien elle sert",
  howOftenText:
    "Combien de fois votre carte a été ouverte, ajoutée et utilisée, et d’où viennent les visites. Sans cookies, sans pistage.",
  cardsYouKeep: "Les cartes que vous gardez",
  cardsYouKeepText:
    "Appuyez sur le signet d’une carte et retrouvez-la dans vos favoris, sur tous vos appareils.",
  worksOffline: "Même hors ligne",
  worksOfflineText: "Une carte ouverte une fois s’ouvre à nouveau sans réseau, fichier de contact compris.",

  andThereIsMore: "Et ce n’est pas tout",
  onEveryPlan: "Dans chaque formule. Les images montrent un exemple.",
  addressBook: "Un carnet d’adresses toujours à jour",
  addressBookText:
    "Connectez une fois votre téléphone et votre ordinateur. Vos contacts et les cartes que vous gardez sont dans leur carnet d’adresses, et un nouveau numéro y arrive tout seul.",
  secondSide: "Une deuxième face dans une autre langue",
  secondSideText: "On voit d’abord la face dans sa langue, et on retourne la carte pour l’autre.",
  linkShowsMore: "Un lien qui en montre plus",
  linkShowsMoreText:
    "Votre portable pour votre clientèle seulement\u202f: vous choisissez les liens où un canal apparaît.",
  scanning: "Scanner pendant un événement",
  scanningText:
    "Un code sur une carte, un badge ou un écran devient un contact qui indique le lieu de votre rencontre, même sans réseau.",
  programs: "Ouverte à vos programmes",
  programsText:
    "Des jetons qui ne peuvent que ce que vous choisissez, et des webhooks qui préviennent votre serveur dès qu’il se passe quelque chose.",
  insights: "Des statistiques qui sont à vous",
  insightsPicture: "Statistiques d’une carte d’exemple, par jour et par origine",
  insightsFigures:
    "Vues, ajouts et clics, sur une semaine ou une année. Chaque graphique existe aussi en tableau et en CSV.",
  insightsLinks: {
    one: "Créez un lien pour chaque salon ou conférence et voyez d’où viennent les visites\u202f: {count} à la fois avec la formule gratuite.",
    many: "Créez un lien pour chaque salon ou conférence et voyez d’où viennent les visites\u202f: {count} à la fois avec la formule gratuite.",
    other:
      "Créez un lien pour chaque salon ou conférence et voyez d’où viennent les visites\u202f: {count} à la fois avec la formule gratuite.",
  },
  insightsPrivacy: "Sans cookies, sans tiers.",
  details: "Des coordonnées en retour",
  detailsPicture: "Contacts d’un compte d’exemple",
  detailsLeft:
    "On vous laisse un nom, un e-mail ou un téléphone sur votre carte. Vous recevez un e-mail, et un contact qui indique le lieu de votre rencontre.",
  detailsKept: "Recherche, étiquettes et notes privées. Import et export en .vcf ou .csv.",
  everywhere: "La carte partout",
  everywherePicture: "Le kit de partage d’une carte d’exemple",
  everywherePieces:
    "Signature e-mail, Apple Wallet, Google Wallet, PDF à imprimer, tags NFC et arrière-plans de visio.",
  everywhereCodes: "Avec Premium, des QR codes à vos couleurs, chacun testé avant que vous le receviez.",
  leave: "Partez quand vous voulez",
  leaveCopy: "Tout dans un ZIP, dans des formats que d’autres programmes savent lire.",
  leaveDays: "Partir prend une minute, et vous avez sept jours pour revenir.",

  copyPicture: "La copie d’un compte\u202f: fichiers de contact, pages web, tableaux et images dans un ZIP",
  copyContact: "un contact que tous les téléphones lisent",
  copyCard: "la carte telle qu’elle est",
  copyContacts: "toutes vos rencontres",
  copyInsights: "chaque chiffre, par jour",
  copyLinks: "les liens que vous avez créés",

  tryIt: "Essayez avec votre nom",
  tryItText: "Une carte est gratuite pour toujours, sans données de paiement.",
  seeThePlans: "Voir les formules",
} satisfies TranslationOf<typeof english>;
