import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Développez votre réseau avec une carte de visite numérique",
  editTitle: "Modifier votre carte",

  dashboard: "Vos cartes",
  backToDashboard: "Retour au tableau de bord",
  goToDashboard: "Aller au tableau de bord",
  seePlans: "Voir les formules",
  progress: "Progression",
  prev: "Retour",
  next: "Suivant",
  skip: "Passer",
  saveChanges: {
    one: "{count} modif. · Enregistrer",
    many: "{count} modifs · Enregistrer",
    other: "{count} modifs · Enregistrer",
  },

  loadingPlan: "Chargement de votre formule…",
  loadingCard: "Chargement de votre carte…",
  copyingCard: "Copie de votre carte…",
  lookingForDraft: "Recherche d’un brouillon…",
  planNotLoaded: "Impossible de charger votre formule",
  planNotLoadedText: "Rien n’est perdu. Vérifiez votre connexion, puis réessayez.",
  cardNotLoaded: "Impossible de charger cette carte",
  cardNotCopied: "Impossible de copier cette carte",

  newCard: "Nouvelle carte de visite",
  premiumRoom: {
    one: "Premium comprend {count} carte. Vous pouvez la modifier à tout moment.",
    many: "Premium comprend {count} cartes. Vous pouvez les modifier à tout moment.",
    other: "Premium comprend {count} cartes. Vous pouvez les modifier à tout moment.",
  },
  room: {
    one: "Vous pouvez avoir {count} carte, et la modifier à tout moment.",
    many: "Vous pouvez avoir {count} cartes, et les modifier à tout moment.",
    other: "Vous pouvez avoir {count} cartes, et les modifier à tout moment.",
  },
  freeRoom: {
    one: "Forever Free comprend {count} carte. Premium en comprend {premium}, avec votre logo, {colours} couleurs et tous les canaux.",
    many: "Forever Free comprend {count} cartes. Premium en comprend {premium}, avec votre logo, {colours} couleurs et tous les canaux.",
    other:
      "Forever Free comprend {count} cartes. Premium en comprend {premium}, avec votre logo, {colours} couleurs et tous les canaux.",
  },

  profilePhoto: "Photo de profil",
  personalInformation: "Informations personnelles",
  businessLogo: "Logo de l’entreprise",
  colour: "Couleur",
  contactPage: "Coordonnées, page {page}",
  aSecondSide: "Une deuxième face",
  yourLink: "Votre lien",
  lookItOver: "Tout vérifier",
  stepHeading: "Étape {step} sur {steps}, {name}\u202f:",

  stepOf: "<word>Étape</word> {step} sur {steps}",
  allSteps: "Les étapes",
  stepsNeedAttention: "Certaines étapes sont à vérifier.",
  contactPageHolds: "<hidden>Coordonnées, page {page}\u202f:</hidden> {holds}",
  thisStep: ", étape actuelle",
  needsAttention: ", à vérifier",
  premium: ", Premium",
  phoneAndMessengers: "Téléphone, e-mail et messageries",
  socialAndPayments: "Réseaux sociaux et paiements",
  officeAndVideo: "Bureau, vidéo et communautés",
  portfoliosAndGroups: "Portfolios et groupes",
  reviewsAndBlogs: "Avis, paiements et blogs",
  streamingAndFreelance: "Streaming et freelance",
  shopsAndPictures: "Boutiques, images et musique",
  moreChannels: { one: "{count} autre", many: "{count} autres", other: "{count} autres" },
  channelsFilledIn: {
    one: "{channels} · <filled>{count} rempli</filled>",
    many: "{channels} · <filled>{count} remplis</filled>",
    other: "{channels} · <filled>{count} remplis</filled>",
  },

  skipToLink: "Passer à votre lien",
  skipToContacts: "Passer à vos coordonnées",

  stillNeeded: "À compléter avant d’enregistrer\u202f:",
  nothingMissing: "Il ne manque rien d’autre.",
  goToSave: "Aller enregistrer",

  firstSide: "Première face",
  secondSide: "Deuxième face",

  moreForCard: "Plus d’actions pour cette carte",
  reorderChannels: "Réordonner les canaux",
  changeLink: "Changer le lien",
  nowAt: "Cette carte se trouve maintenant à l’adresse {path}.",

  findable: "Visible dans les moteurs de recherche",
  findableText:
    "Cette carte peut apparaître quand on cherche votre nom. Si l’option est désactivée, nous demandons aux moteurs de recherche de l’ignorer.",
  findableTextFree:
    "Cette carte peut apparaître quand on cherche votre nom. Si l’option est désactivée, nous demandons aux moteurs de recherche de l’ignorer. Avec la formule gratuite, la carte n’apparaît qu’au bout de sept jours.",

  wereMaking: "Vous étiez en train de créer une carte ici",
  wereChanging: "Vous étiez en train de modifier cette carte",
  yourName: "Votre nom",
  draftLeft:
    "{day}, à l’étape {step} sur {steps}. Conservé sur cet appareil jusqu’au {until}\u202f; la déconnexion l’efface.",
  draftOfLeft:
    "<name>{name}.</name> {day}, à l’étape {step} sur {steps}. Conservé sur cet appareil jusqu’au {until}\u202f; la déconnexion l’efface.",
  startOver: "Recommencer",
  continueWithImport: "Continuer avec la carte importée",
  continueWithCopy: "Continuer avec la copie",
  draftSaved: "Brouillon enregistré sur cet appareil.",

  leaveUnsaved: "Quitter sans enregistrer\u202f?",
  leaveUnsavedText: "Ce navigateur ne garde pas les brouillons. Ce que vous avez saisi sera perdu.",
  stayHere: "Rester ici",
  leave: "Quitter",

  signInFirst: "Connectez-vous pour continuer. Votre carte est enregistrée sur cet appareil.",
  someoneElse:
    "Une autre personne s’est connectée dans ce navigateur. Votre brouillon est enregistré\u202f: reconnectez-vous pour continuer.",

  twoVersions: "Deux versions de cette carte",
  twoVersionsText:
    "Cette carte a été modifiée ailleurs après que vous l’avez ouverte. Vous n’avez rien perdu. Quelle version voulez-vous garder\u202f?",
  keepMine: "Garder la mienne",
  loadNewer: "Charger la plus récente",
  keepEditing: "Continuer à modifier",
  discardChanges: "Abandonner vos modifications\u202f?",
  discardChangesText: "La version plus récente remplace tout ce que vous avez saisi ici.",
  keepMyChanges: "Garder mes modifications",
  newerLoaded: "Version plus récente chargée.",

  planNotActive: "Votre formule n’est pas active",
  planNotActiveNew:
    "Sans Premium, impossible d’enregistrer\u202f: {parts}. Rien n’est encore enregistré. Votre brouillon est sur cet appareil.",
  planNotActiveEdit:
    "Sans Premium, impossible d’enregistrer ces modifications\u202f: {parts}. Ces parties de votre carte ne changent pas. Rien n’est encore enregistré. Votre brouillon est sur cet appareil.",
  yourLogo: "votre logo",
  yourColour: "votre couleur",
  channels: { one: "{count} canal", many: "{count} canaux", other: "{count} canaux" },
  seePlansFirst: "Voir d’abord les formules",
  saveTheRest: "Enregistrer le reste",

  editCard: "Modifier {username}",
  orderOfChannels: "Ordre de vos canaux",
  orderHint:
    "Faites glisser un canal par sa poignée ou utilisez les flèches. Les groupes restent ensemble sur la carte et dans le fichier de contact.",
  noChannels: "Pas encore de canal.",
  placeInGroup: "{name}, position {place} sur {count}, groupe {group}",
  keyboardHint:
    "Clavier\u202f: <key>Espace</key> pour saisir, <up>Flèche haut</up> <down>Flèche bas</down> pour déplacer, <key>Espace</key> pour déposer, <key>Échap</key> pour annuler.",
  reset: "Réinitialiser",
  done: "Terminé",
} satisfies TranslationOf<typeof english>;
