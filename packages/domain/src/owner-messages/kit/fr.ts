import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  useItEverywhere: "Utiliser partout",
  dashboard: "Tableau de bord",
  breadcrumb: "Fil d’Ariane",
  shareKit: "Kit de partage",
  notLoaded: "Impossible de charger le kit de partage.",
  cardNotAffected: "Votre carte n’est pas concernée.",
  loading: "Chargement du kit de partage",

  cardPaused: "Votre carte est en pause",
  cardNotShown: "Votre carte n’est pas affichée",
  cardTakenDown: "Votre carte a été retirée",
  leadsElsewhere: "Les codes et les liens mènent à une page qui l’indique.",
  leadsElsewhereUntilResumed:
    "Les codes et les liens mènent à une page qui l’indique, jusqu’à ce que vous la réactiviez depuis le tableau de bord.",

  signature: "Signature e-mail",
  wallet: "Wallet",
  print: "Impression",
  qrCode: "QR code",
  qrCodeStudio: "Studio QR code",
  nfcTag: "Tag NFC",
  backgrounds: "Arrière-plans",
  webPage: "Page web",

  signatureLead: "Copiez-la une fois, elle apparaît sous chaque e-mail.",
  walletLead:
    "Avec un pass, votre carte est à portée de main, même sans connexion. Ouvrez-le et faites scanner le code.",
  walletLeadWithLink:
    "Avec un pass, votre carte est à portée de main, même sans connexion. Ouvrez-le et montrez votre lien.",
  printLead:
    "Confiez le PDF à un imprimeur, ou imprimez dix cartes par feuille et découpez le long des repères. Le code ouvre votre carte, et ses visites comptent dans «\u202fCarte imprimée\u202f».",
  printLeadWithLink:
    "Confiez le PDF à un imprimeur, ou imprimez dix cartes par feuille et découpez le long des repères. Le lien au verso ouvre votre carte.",
  codeLead:
    "Pour les affiches, les badges, les diapositives et les emballages. La lecture de chaque fichier est testée à la taille et dans les couleurs choisies.",
  nfcLead:
    "Le lien de votre carte tient sur n’importe quel tag NFC\u202f: autocollant, porte-clés, carte. Approchez un téléphone et la carte s’ouvre, sans appli.",
  backgroundLead:
    "Aux couleurs et aux motifs de votre carte. Le code reste à l’écart de votre visage en visio, et de votre pouce sur le téléphone.",
  backgroundLeadWithLink:
    "Aux couleurs et aux motifs de votre carte. Le lien reste à l’écart de votre visage en visio, et de votre pouce sur le téléphone.",
  pageLead:
    "Un seul fichier qui contient tout. Hébergez-le vous-même, envoyez-le en pièce jointe ou gardez-le sur une clé USB.",

  howToUse: "Mode d’emploi",
  drawingPreview: "Création de l’aperçu",
  drawing: "Création…",
  preparing: "Préparation…",

  placeInLine: "Place {place} dans la file",
  nextInLine: "C’est bientôt à vous",
  othersDraw: "D’autres demandes passent avant. La vôtre suit automatiquement.",
  notMade: "La création a échoué",
  notMadeTryAgain: "La création a échoué. Réessayez\u202f; tout le reste fonctionne.",

  emojiLeftOut: "Les emojis n’apparaissent pas ici",
  onlyLetters: "Seules les lettres sont dessinées. En ligne, votre carte garde ses emojis.",
} satisfies TranslationOf<typeof english>;
