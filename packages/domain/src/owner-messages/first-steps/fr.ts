import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Vos quatre premiers pas",
  titleDone: "Vos premiers pas sont faits",
  doneOf: "{done} sur {all} faits",
  allDone: "Les quatre sont faits",
  stepDone: "{step}<done>, fait</done>",

  card: "Créez votre carte",
  cardText: "Votre nom, une photo et vos coordonnées. Environ trois minutes.",
  signature: "Ajoutez-la à votre signature e-mail",
  signatureText: "Copiez-la une fois, elle apparaît sous chaque e-mail.",
  code: "Montrez votre code",
  codeText: "Appuyez sur votre carte. Tout le monde peut scanner le code, sans appli.",
  address: "Partagez-la",
  addressText: "Envoyez le lien à quelqu’un que vous connaissez.",
  visitor: "Recevez votre première visite",
  visitorText: "C’est fait dès qu’une autre personne ouvre votre carte.",

  open: "Ouvrir",
  openSignature: "Ouvrir votre signature",
  showCode: "Afficher le code",
  copyLink: "Copier le lien",
  hide: "Masquer",
  hiding: "Un instant…",
  hideSteps: "Masquer les premiers pas",
} satisfies TranslationOf<typeof english>;
