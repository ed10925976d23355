import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  photo: "Photo",
  logo: "Logo",
  photoRules:
    "JPG, PNG, WebP ou GIF, affichée en portrait au format 4:5. Au-delà de 1\u00a0Mo, nous réduisons le fichier.",
  logoRules:
    "SVG, PNG, WebP, JPG ou GIF, de préférence sur fond transparent. Au-delà de 1\u00a0Mo, nous réduisons le fichier.",

  dropPhoto: "<title>Déposez une image ici</title> <rest>ou choisissez-en une sur cet ordinateur</rest>",
  dropLogo: "<title>Déposez un logo ici</title> <rest>ou choisissez-en un sur cet ordinateur</rest>",
  dropToUse:
    "<title>Relâchez pour l’utiliser</title> <rest>ou choisissez un fichier sur cet ordinateur</rest>",

  choosePhoto: "Choisir une photo",
  chooseLogo: "Choisir un logo",
  replacePhoto: "Changer de photo",
  replaceLogo: "Changer de logo",
  adjust: "Recadrer",
  adjustPhoto: "Recadrer la photo",
  adjustLogo: "Recadrer le logo",
  removePhoto: "Retirer la photo",
  removeLogo: "Retirer le logo",
  opening: "Ouverture…",
  oneMoment: "Un instant…",

  yourPhoto: "Votre photo",
  yourLogo: "Votre logo",

  openingPicture: "Ouverture de l’image…",
  photoAdded: "Photo ajoutée.",
  logoAdded: "Logo ajouté.",
  photoRemoved: "Photo retirée.",
  logoRemoved: "Logo retiré.",
  notOpened: "Impossible d’ouvrir l’image. Réessayez.",

  positionPhoto: "Cadrez votre photo",
  positionLogo: "Cadrez votre logo",
  howToMove: "Faites glisser pour déplacer, pincez ou utilisez la molette pour zoomer.",
  photoFrame: "Photo dans son cadre. Les touches fléchées la déplacent.",
  logoFrame: "Logo dans son cadre. Les touches fléchées le déplacent.",
  zoomOut: "Zoom arrière",
  zoomIn: "Zoom avant",
  zoom: "Zoom",
  zoomPercent: { one: "{count} pour cent", many: "{count} pour cent", other: "{count} pour cent" },
  reset: "Réinitialiser",
  usePhoto: "Utiliser la photo",
  useLogo: "Utiliser le logo",

  tooLight: "Ce logo est trop clair pour sa plaque blanche.",
  tooLightText: "On le distingue mal. Il ressort mieux sur un fond sombre.",
  useDark: "Utiliser un fond sombre",
} satisfies TranslationOf<typeof english>;
