import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  good: "Lecture testée à toutes les tailles",
  dense: "Lisible, mais dense",
  refused: "Ce code ne peut pas être téléchargé",

  goodText:
    "{sizes} pixels, et {width}\u00a0mm à l’impression. {modules} x {modules} carrés, correction d’erreur {correction}.",
  denseWithLink:
    "{modules} x {modules} carrés contiennent le lien de la carte. Imprimez le code à {width}\u00a0mm ou plus, sans logo ni photo.",
  denseWithContact:
    "{modules} x {modules} carrés contiennent\u202f: {content}. Imprimez le code à {width}\u00a0mm ou plus, sans logo ni photo.",
  name: "nom",
  role: "fonction",
  company: "entreprise",
  phone: "téléphone",
  email: "e-mail",
  linkToCard: "lien de la carte",
  captionWithoutFont: "La légende est omise\u202f: aucune police n’a ses lettres ici.",
  captionTooWide: "La légende est omise\u202f: elle est trop large pour le cadre.",

  tooFaint:
    "{color} sur blanc a un contraste de {contrast}:1. Par faible lumière, les appareils photo demandent au moins {least}:1.",
  tooLong: "Le contact est trop long pour un QR code. Utilisez plutôt le lien.",
  noPhoto: "Cette carte n’a pas de photo à mettre au centre.",
  noLogo: "Cette carte n’a pas de logo à mettre au centre.",
  tooDense: "Avec {modules} carrés de côté, il est trop dense pour être lu en petit.",
  notRead: "Il a échoué au test de lecture.",
  removePicture: "Retirez l’image du centre.",
  useLink: "Utilisez le lien au lieu du contact complet.",
  twoSentences: "{first} {second}",
  titleAndText: "{title}. {text}",
} satisfies TranslationOf<typeof english>;
