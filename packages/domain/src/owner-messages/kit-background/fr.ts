import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  usedFor: "Pour",
  calls: "Visio",
  callsNote: "Zoom, Meet, Teams",
  lockScreen: "Écran verrouillé",
  lockScreenNote: "iPhone et Android",
  size: "Taille",
  pixels: "{width} x {height}",
  fitsEveryApp: "Pour toutes les applis",
  largeScreens: "Grands écrans",
  iphone: "iPhone",
  android: "Android",
  mirrored: "En miroir",
  mirroredNote: "Pour les applis qui inversent votre image",
  mirroredFile: "Le fichier en miroir. L’appli le remet à l’endroit",
  asOthersSee: "Comme les autres vous voient",
  downloadPng: "Télécharger le PNG",
  askSomeone:
    "Demandez à quelqu’un pendant l’appel si votre nom est lisible. S’il est à l’envers, activez «\u202fEn miroir\u202f» et téléchargez à nouveau.",

  callPicture: "Arrière-plan de visio avec votre nom dans le coin supérieur gauche",
  callPictureMirrored: "Arrière-plan de visio, en miroir, avec votre nom dans le coin supérieur droit",
  lockPicture: "Écran verrouillé avec votre carte au centre",

  downloadPicture: "Téléchargez l’image.",
  addPicture: "Ajoutez-la dans les paramètres d’arrière-plan de votre appli de visio.",
  sitByCode: "Placez-vous au centre\u202f: l’anneau gravé vous encadre, et le coin du code reste dégagé.",
  sitByLink:
    "Placez-vous au centre\u202f: l’anneau gravé vous encadre, et le coin de votre lien reste dégagé.",
  savePicture: "Enregistrez l’image dans vos photos.",
  choosePicture: "Choisissez-la comme fond d’écran verrouillé, sans zoom.",
  showPicture: "Lors d’une rencontre, allumez votre téléphone et montrez-le. Pas besoin de le déverrouiller.",

  notDrawnInFull: "Cette carte ne peut pas encore être dessinée en entier",
  picturesLackScripts:
    "Les polices de cette installation n’ont pas ces caractères\u202f: {scripts}. Les images les omettent ou affichent votre nom d’utilisateur. Écrivez le nom dans une autre écriture sur la carte, ou demandez à l’exploitant d’ajouter une police.",
  picturesLackLetters:
    "Les polices de cette installation n’ont pas tous ses caractères. Les images les omettent ou affichent votre nom d’utilisateur. Écrivez le nom dans une autre écriture sur la carte, ou demandez à l’exploitant d’ajouter une police.",
} satisfies TranslationOf<typeof english>;
