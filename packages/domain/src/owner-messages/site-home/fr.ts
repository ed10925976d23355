import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Cartes de visite numériques",
  description:
    "Créez une carte de visite numérique en quelques minutes. Envoyez le lien\u202f: en un geste, on vous ajoute à ses contacts.",

  leaveACard: "Laissez une carte que l’on garde.",
  lead: "Créez une carte de visite numérique en quelques minutes. Envoyez le lien\u202f: en un geste, on vous ajoute à ses contacts. Rien à installer.",
  seeACard: "Voir une carte",
  oneCardIsFree: "Une carte est gratuite pour toujours.",
  heroPicture:
    "Un téléphone affichant la carte numérique de Giulia Ferrante, entouré de quatre autres cartes de visite et d’une carte avec un QR code",

  tryYourName: "Essayez votre nom sur une carte. Le reste prend trois minutes.",
  yourName: "Votre nom",
  nameOnCard: "Votre nom",
  aColour: "Une couleur",
  freeColour: "La carte gratuite est bleu lapis. Premium donne accès aux 26 couleurs.",

  featuresHeading: "Tout ce que fait une carte papier. Et ce qu’elle ne sait pas faire.",
  unifiedConnection: "Tous vos canaux réunis",
  unifiedConnectionText:
    "Téléphone, e-mail, chat, portfolio, paiements\u202f: tout en un geste. Dix canaux gratuits, 70 avec Premium.",
  mobileFriendly: "Pensée pour le mobile",
  mobileFriendlyText:
    "Faite pour un pouce et pour le plein jour. Grands caractères, grands boutons, rien à zoomer ni à installer.",
  globalAccessibility: "Accessible partout",
  globalAccessibilityText:
    "Une carte Premium a son propre QR code. Tout téléphone l’ouvre, partout, sans compte.",
  multiCard: "Plusieurs cartes",
  multiCardText:
    "Une pour l’atelier, une pour le cours du soir. Jusqu’à trois avec Premium, pour donner toujours la bonne.",
  instantUpdates: "Toujours à jour",
  instantUpdatesText:
    "Changez votre numéro une fois. Le lien et le QR code restent les mêmes et montrent le nouveau.",
  customBranding: "À votre image",
  customBrandingText:
    "Votre logo sur une plaque blanche et l’une des 26 couvertures gravées. Les deux avec Premium.",
  phone: "Téléphone",
  savedLive: "Enregistré, à jour partout",
  andAlso:
    "Et aussi\u202f: un carnet d’adresses toujours à jour, une deuxième face dans une autre langue, le scan de codes.",
  exampleAccount: "Explorer un compte d’exemple",
  allFeatures: "Toutes les fonctionnalités",

  everythingInOnePlace: "Tout réunir <line>au même endroit</line>",
  costEffective: "Économique",
  costEffectiveText: "Une carte est gratuite pour toujours. Pas de réimpression quand vous changez de poste.",
  stayConnected: "Garder le contact",
  stayConnectedText: "On vous ajoute à ses propres contacts, pas à une appli de plus.",
  perfectBlend: "Le meilleur des deux",
  perfectBlendText: "L’élégance d’une belle papeterie. La simplicité d’un téléphone.",
  instantUpdate: "Mise à jour immédiate",
  instantUpdateText: "Modifiez une fois\u202f: le lien déjà partagé montre le changement.",
  channelsPicture: "Icônes de 28 des canaux qu’une carte peut contenir, autour d’une carte",

  questionsAnswered: "Vos questions, nos réponses",
  whatIsACard: "Qu’est-ce qu’une carte de visite numérique\u202f?",
  whatIsACardAnswer:
    "Une page avec votre nom, votre photo et vos canaux de contact, sous un lien court. Chacun l’ouvre dans son navigateur et vous ajoute à son téléphone en un geste.",
  customize: "Puis-je personnaliser ma carte\u202f?",
  customizeAnswer:
    "Oui. Chaque carte a votre photo, votre nom, votre fonction, votre entreprise, une bio de 100 mots au maximum et les canaux de votre choix. Une deuxième face peut la présenter dans une autre langue. Premium ajoute votre logo, 26 couleurs et les 70 canaux.",
  howToShare: "Comment la partager\u202f?",
  howToShareAnswer:
    "Le bouton «\u202fPartager\u202f» envoie le lien par e-mail, par SMS ou sur les réseaux sociaux comme WhatsApp, LinkedIn et Facebook, ou le copie. Avec le kit de partage, vous la mettez dans votre signature e-mail, sur papier ou derrière vous en visio. Avec Premium, vous pouvez aussi montrer, imprimer ou télécharger un QR code.",
  changesAfterSharing: "Mes changements se voient-ils une fois la carte partagée\u202f?",
  changesAfterSharingAnswer:
    "Oui. Le lien et le QR code ouvrent toujours la carte actuelle. Qui la garde en favori et connecte son téléphone l’a toujours à jour dans son carnet d’adresses. Un contact ajouté d’un geste est une copie de ce jour-là, jusqu’à ce qu’on l’ajoute à nouveau.",
  isItSecure: "Mes informations sont-elles en sécurité\u202f?",
  isItSecureAnswer:
    "Votre mot de passe n’est stocké que sous forme d’empreinte (hash), et la connexion sur un nouvel appareil demande un code que nous vous envoyons par e-mail. Nous ne stockons jamais de numéro complet de carte bancaire. Votre carte est publique\u202f: n’y mettez pas ce que des inconnus ne doivent pas lire. Vous voyez combien de personnes l’ouvrent, pas lesquelles\u202f: des totaux par jour, sans cookies. Vous pouvez à tout moment télécharger une copie de tout ou tout supprimer.",
  whichDevices: "Sur quels appareils fonctionne-t-elle\u202f?",
  whichDevicesAnswer:
    "Sur téléphone, tablette et ordinateur, avec un navigateur récent. Il n’y a rien à installer, et une carte fonctionne même si les scripts sont désactivés.",
  atEvents: "Puis-je l’utiliser lors d’événements\u202f?",
  atEventsAnswer:
    "Oui. Envoyez le lien ou, avec Premium, faites scanner le QR code. On vous ajoute avec «\u202fAjouter le contact\u202f» et on peut vous laisser ses coordonnées en retour. Créez un lien pour l’événement\u202f: la carte indique le lieu de votre rencontre, et vous voyez combien de personnes sont venues. Vos propres cartes s’ouvrent sur votre téléphone même sans réseau.",
  moreThanOneCard: "Puis-je avoir plusieurs cartes\u202f?",
  moreThanOneCardAnswer:
    "Oui. La formule gratuite comprend une carte, Premium trois, chacune avec son lien, sa photo et ses canaux. Les cartes des autres s’ajoutent à vos favoris.",

  screenshots: "Captures d’écran du produit",
  carousel: "carrousel",
  previousScreenshot: "Capture précédente",
  nextScreenshot: "Capture suivante",
  pauseSlideshow: "Mettre le diaporama en pause",
  playSlideshow: "Lancer le diaporama",
  captionAndPlace: "<caption>{caption},</caption> <place>{place} sur {total}</place>",
  slideCard: "La carte",
  slideCardPicture:
    "Une carte sur un téléphone\u202f: couverture, photo, nom, et tuiles pour le téléphone, l’e-mail et l’adresse",
  slideCode: "QR code",
  slideCodePicture: "Le QR code d’une carte, à scanner ou à télécharger",
  slideShare: "Façons de partager",
  slideSharePicture: "Dix façons de partager une carte, et son lien à copier",
  slideBio: "La bio",
  slideBioPicture: "La bio d’une carte, sous sa photo et son nom",
  slideColours: "Couleurs",
  slideColoursPicture: "Choix de l’une des couleurs d’une carte",
  slideLogo: "Votre logo",
  slideLogoPicture: "Un logo sur une plaque blanche, tel qu’il apparaît sur la couverture",
  slidePhoto: "Votre photo",
  slidePhotoPicture: "Une photo dans son cadre blanc, à changer ou à retirer",

  appIsComing: "L’appli mobile arrive bientôt",
  untilThen: "D’ici là, le site fait tout. Ajoutez-le à votre écran d’accueil.",
  googlePlay: "<lead>Bientôt sur</lead> <store>Google Play</store>",
  appStore: "<lead>Bientôt dans l’</lead><store>App Store</store>",
} satisfies TranslationOf<typeof english>;
