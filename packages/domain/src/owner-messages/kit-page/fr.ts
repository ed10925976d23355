import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  whatIsInside: "Ce qu’il contient",
  theCard: "La carte",
  name: "Nom",
  role: "fonction",
  bio: "bio",
  channels: { one: "{count} canal", many: "{count} canaux", other: "{count} canaux" },
  photoAndLogo: "Photo et logo",
  photo: "Photo",
  logo: "Logo",
  asPictures: "Sous forme d’images dans le fichier",
  qrCode: "QR code",
  opensCardHere: "Ouvre votre carte ici",
  contactFile: "Fichier de contact",
  worksOffline: "«\u202fAjouter le contact\u202f» fonctionne hors ligne",
  download: "Télécharger {file}",
  sizeOf: "{size} sur {max} au maximum.",
  noRequests: "Il n’envoie aucune requête et ne change pas quand vous modifiez la carte.",
} satisfies TranslationOf<typeof english>;
