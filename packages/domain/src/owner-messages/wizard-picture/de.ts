import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  photo: "Foto",
  logo: "Logo",
  photoRules: "JPG, PNG, WebP oder GIF, im Hochformat 4:5. Dateien über 1\u00a0MB verkleinern wir.",
  logoRules:
    "SVG, PNG, WebP, JPG oder GIF. Am besten mit transparentem Hintergrund. Dateien über 1\u00a0MB verkleinern wir.",

  dropPhoto: "<title>Zieh ein Bild hierher</title> <rest>oder wähle eins von diesem Computer</rest>",
  dropLogo: "<title>Zieh ein Logo hierher</title> <rest>oder wähle eins von diesem Computer</rest>",
  dropToUse: "<title>Hier loslassen</title> <rest>oder wähle eine Datei von diesem Computer</rest>",

  choosePhoto: "Foto wählen",
  chooseLogo: "Logo wählen",
  replacePhoto: "Foto ersetzen",
  replaceLogo: "Logo ersetzen",
  adjust: "Anpassen",
  adjustPhoto: "Foto anpassen",
  adjustLogo: "Logo anpassen",
  removePhoto: "Foto entfernen",
  removeLogo: "Logo entfernen",
  opening: "Wird geöffnet …",
  oneMoment: "Einen Moment …",

  yourPhoto: "Dein Foto",
  yourLogo: "Dein Logo",

  openingPicture: "Das Bild wird geöffnet …",
  photoAdded: "Foto hinzugefügt.",
  logoAdded: "Logo hinzugefügt.",
  photoRemoved: "Foto entfernt.",
  logoRemoved: "Logo entfernt.",
  notOpened: "Das Bild konnte nicht geöffnet werden. Bitte versuch es noch einmal.",

  positionPhoto: "Foto zuschneiden",
  positionLogo: "Logo zuschneiden",
  howToMove: "Ziehen zum Verschieben, mit zwei Fingern oder dem Mausrad zoomen.",
  photoFrame: "Foto im Rahmen. Mit den Pfeiltasten verschiebst du es.",
  logoFrame: "Logo im Rahmen. Mit den Pfeiltasten verschiebst du es.",
  zoomOut: "Verkleinern",
  zoomIn: "Vergrößern",
  zoom: "Zoom",
  zoomPercent: { one: "{count} Prozent", other: "{count} Prozent" },
  reset: "Zurücksetzen",
  usePhoto: "Foto verwenden",
  useLogo: "Logo verwenden",

  tooLight: "Dieses Logo ist zu hell für sein weißes Schild.",
  tooLightText: "Man erkennt es kaum. Auf dunklem Hintergrund kommt es besser zur Geltung.",
  useDark: "Dunklen Hintergrund verwenden",
} satisfies TranslationOf<typeof english>;
