import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  photo: "Foto",
  logo: "Logo",
  photoRules: "JPG, PNG, WebP o GIF, in verticale 4:5. I file oltre 1\u00a0MB li riduciamo noi.",
  logoRules:
    "SVG, PNG, WebP, JPG o GIF. Meglio se con sfondo trasparente. I file oltre 1\u00a0MB li riduciamo noi.",

  dropPhoto: "<title>Trascina qui un’immagine</title> <rest>o scegline una da questo computer</rest>",
  dropLogo: "<title>Trascina qui un logo</title> <rest>o scegline uno da questo computer</rest>",
  dropToUse: "<title>Rilascia per usarlo</title> <rest>o scegline uno da questo computer</rest>",

  choosePhoto: "Scegli foto",
  chooseLogo: "Scegli logo",
  replacePhoto: "Cambia foto",
  replaceLogo: "Cambia logo",
  adjust: "Regola",
  adjustPhoto: "Regola la foto",
  adjustLogo: "Regola il logo",
  removePhoto: "Rimuovi la foto",
  removeLogo: "Rimuovi il logo",
  opening: "Apertura…",
  oneMoment: "Un momento…",

  yourPhoto: "La tua foto",
  yourLogo: "Il tuo logo",

  openingPicture: "Apertura dell’immagine…",
  photoAdded: "Foto aggiunta.",
  logoAdded: "Logo aggiunto.",
  photoRemoved: "Foto rimossa.",
  logoRemoved: "Logo rimosso.",
  notOpened: "Non è stato possibile aprire l’immagine. Riprova.",

  positionPhoto: "Posiziona la foto",
  positionLogo: "Posiziona il logo",
  howToMove: "Trascina per spostare, pizzica o scorri per lo zoom.",
  photoFrame: "Foto nella cornice. Si sposta con i tasti freccia.",
  logoFrame: "Logo nella cornice. Si sposta con i tasti freccia.",
  zoomOut: "Riduci",
  zoomIn: "Ingrandisci",
  zoom: "Zoom",
  zoomPercent: { one: "{count} per cento", many: "{count} per cento", other: "{count} per cento" },
  reset: "Ripristina",
  usePhoto: "Usa foto",
  useLogo: "Usa logo",

  tooLight: "Questo logo è troppo chiaro per la targhetta bianca.",
  tooLightText: "Si vede a fatica. Risalta su uno sfondo scuro.",
  useDark: "Usa uno sfondo scuro",
} satisfies TranslationOf<typeof english>;
