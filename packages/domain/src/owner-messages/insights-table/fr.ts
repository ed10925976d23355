import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  day: "Jour (UTC)",
  card: "Carte",
  what: "Mesure",
  howTheyCame: "Origine",
  detail: "Détail",
  number: "Nombre",
  period: "Période",
  ofDay: "Jour",
  ofMonth: "Mois",

  views: "Vues",
  visitors: "Visiteurs",
  viewsByDevice: "Vues par appareil",
  saves: "Ajouts",
  detailsLeft: "Contacts reçus",
  taps: "Clics",
  shares: "Partages",
  codeOpened: "QR code ouvert",

  linkCopied: "Lien copié",
  shareMenu: "Menu de partage de l’appareil",
  phone: "Téléphone",
  tablet: "Tablette",
  desktop: "Ordinateur",
} satisfies TranslationOf<typeof english>;
