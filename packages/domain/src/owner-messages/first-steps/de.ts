import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Die ersten vier Schritte",
  titleDone: "Deine ersten Schritte sind geschafft",
  doneOf: "{done} von {all} erledigt",
  allDone: "Alle vier erledigt",
  stepDone: "{step}<done>, erledigt</done>",

  card: "Erstelle deine Karte",
  cardText: "Dein Name, ein Foto und wie man dich erreicht. Etwa drei Minuten.",
  signature: "Füg sie in deine E-Mail-Signatur ein",
  signatureText: "Einmal kopieren, und sie steht unter jeder E-Mail.",
  code: "Zeig deinen Code",
  codeText: "Tippe auf deine Karte. Alle können den Code scannen, ganz ohne App.",
  address: "Teile sie",
  addressText: "Schick den Link an jemanden, den du kennst.",
  visitor: "Bekomm deinen ersten Besuch",
  visitorText: "Erledigt, sobald jemand anderes deine Karte öffnet.",

  open: "Öffnen",
  openSignature: "Signatur öffnen",
  showCode: "Code zeigen",
  copyLink: "Link kopieren",
  hide: "Ausblenden",
  hiding: "Wird ausgeblendet …",
  hideSteps: "Die ersten Schritte ausblenden",
} satisfies TranslationOf<typeof english>;
