import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Accessibilité",
  description:
    "À quel point ces cartes et ces pages sont accessibles\u202f: ce que nous avons testé et comment, ce qui ne marche pas, et comment nous joindre.",
  lead: "Les cartes sont pour tout le monde. {brand} vise les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA, sur chaque page\u202f: ce site, le compte et les cartes. La conformité est partielle, en raison des limites indiquées ci-dessous.",

  whatWasTested: "Ce qui a été testé, et comment",
  axe: "Contrôles automatiques",
  axeText:
    "Nous ouvrons les écrans du site, du compte et des cartes dans Chromium et les vérifions avec axe-core\u202f: en largeur de téléphone et d’ordinateur, en clair et en sombre, avec des boîtes de dialogue ouvertes et des erreurs dans les formulaires. Un seul défaut fait échouer le contrôle.",
  keyboard: "Sans souris",
  keyboardText:
    "La connexion, la création d’une carte de la première à la dernière étape, la résiliation d’une formule et la gestion des contacts sont testées au clavier seul. Chaque page commence par un lien qui saute le menu, et une boîte de dialogue qui se ferme rend le focus au bouton qui l’a ouverte.",
  narrow: "Étroit et agrandi",
  narrowText:
    "Rien ne défile latéralement à partir de 320 pixels de large, soit un ordinateur avec un zoom de 400\u202f%. À ce zoom, les barres fixes laissent de la place au contenu.",
  display: "Vos propres réglages",
  displayText:
    "Les cartes s’adaptent à une police par défaut de 24 pixels et aux couleurs forcées, et suivent votre choix de clair ou sombre. Un QR code reste toujours sombre sur blanc, avec son lien en texte à côté.",
  contrast: "Contraste",
  contrastText:
    "Pour chacune des 26 couleurs, le texte sur la couverture et les icônes sur les tuiles ont un contraste d’au moins 4,5:1, en clair comme en sombre.",
  motion: "Mouvement",
  motionText:
    "Seules les captures d’écran de la page d’accueil bougent d’elles-mêmes. Un bouton les met en pause, et elles ne bougent pas si votre système demande moins d’animations.",
  script: "Sans script",
  scriptText:
    "Les cartes, leurs fichiers de contact et les formulaires pour laisser ses coordonnées et signaler une carte fonctionnent sans JavaScript, et ce site se lit sans lui.",
  print: "Sur papier",
  printText: "Une carte imprimée montre tout en texte, avec sa bio et chaque canal.",
  ourOwnTests:
    "Ce sont nos propres tests. Ils font partie du code source, sont exécutés avant chaque modification, et tout le monde peut les lancer avec <code>npm test</code>.",

  whatDoesNotWork: "Ce qui ne marche pas",
  noScreenReader: "Aucun lecteur d’écran dans les tests",
  noScreenReaderText:
    "Les noms, les rôles et les annonces sont vérifiés automatiquement. Nous n’avons pas testé leur rendu dans NVDA, JAWS, VoiceOver ou TalkBack. Aucune personne qui dépend d’un lecteur d’écran et aucun organisme indépendant n’a encore évalué le produit.",
  browsers: "Pas tous les navigateurs",
  browsersText:
    "Ces contrôles ont lieu dans Chromium. Nous testons aussi la création et l’ouverture d’une carte dans Firefox et dans WebKit, le moteur de Safari, mais pas dans Safari lui-même sur un Mac ou un iPhone.",
  logos: "Les logos n’ont pas de description",
  logosText:
    "Les lecteurs d’écran passent le logo d’une carte. Le nom de l’entreprise y figure en texte, mais les mots qui ne sont que dans le logo sont perdus.",
  printFiles: "Les fichiers d’impression ne sont pas balisés",
  printFilesText:
    "Les PDF pour l’imprimeur et les images pour la visio et l’écran verrouillé n’ont pas de structure de texte. Tout ce qu’ils montrent se trouve aussi sur la carte.",
  timeLimits: "Certaines actions sont limitées dans le temps",
  timeLimitsText:
    "Vous pouvez restaurer une carte supprimée pendant 30 secondes et un contact supprimé pendant 10 secondes. Les codes de sécurité sont valables 10 minutes, et vous pouvez en demander un nouveau.",
  needsScript: "Ce qui a besoin de JavaScript",
  needsScriptText:
    "Le compte et les formulaires de ce site, sauf pour laisser vos coordonnées et signaler une carte. Ils vous préviennent si JavaScript est désactivé.",
  otherServices: "Autres services",
  otherServicesText:
    "Vous payez sur la page du prestataire de paiement, et les canaux d’une carte mènent à d’autres services. Nous ne les avons pas testés.",
  languages: "Pas toutes les langues",
  languagesText:
    "Les cartes et leurs formulaires existent en 25 langues, ce site et le compte en sept. La documentation est en anglais. Vous pouvez écrire vos cartes dans toute langue et tout sens d’écriture.",

  tellUs: "Dites-le-nous",
  itIsABug:
    "Si vous ne pouvez pas lire, atteindre ou faire quelque chose, c’est un bug, même si tous les tests passent. Indiquez-nous la page et l’appareil ou le logiciel que vous utilisez\u202f: nous corrigeons le problème ou vous montrons une autre voie.",
  writeToUs:
    "<contact>Écrivez-nous depuis la page de contact</contact>. Votre message parvient aux responsables de ce site.",
  writeOrEmail:
    "<contact>Écrivez-nous depuis la page de contact</contact>, ou par e-mail à <email>{email}</email>. Aucun formulaire n’est nécessaire pour cela.",
  lastChecked: "Dernière vérification en novembre 2026.",
} satisfies TranslationOf<typeof english>;
