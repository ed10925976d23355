import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "Votre semaine\u202f: {views}, {saves}",
  preview: "{views}, {saves}, {visitors}.",
  viewCount: { one: "{count} vue", many: "{count} vues", other: "{count} vues" },
  saveCount: { one: "{count} ajout", many: "{count} ajouts", other: "{count} ajouts" },
  visitorCount: { one: "{count} visiteur", many: "{count} visiteurs", other: "{count} visiteurs" },

  titleInMonth: "Votre semaine, du {first} au {last}\u00a0{month}",
  title: "Votre semaine, du {first} au {last}",
  together: "Toutes vos cartes réunies.",

  views: "Vues",
  visitors: "Visiteurs",
  saves: "Ajouts",
  details: "Contacts reçus",
  none: "Rien sur ces deux semaines",
  same: "Autant que la semaine précédente",
  more: {
    one: "{count} de plus que la semaine précédente",
    many: "{count} de plus que la semaine précédente",
    other: "{count} de plus que la semaine précédente",
  },
  fewer: {
    one: "{count} de moins que la semaine précédente",
    many: "{count} de moins que la semaine précédente",
    other: "{count} de moins que la semaine précédente",
  },
  figure: "{label}\u202f: {value}. {change}.",

  viewsByDay: "Vues par jour",
  cameBy: "La plupart des visites sont passées par {ways}.",
  byLink: "le lien {link} ({views})",
  byQr: "le QR code ({views})",
  byDirect: "le lien direct ({views})",
  bySignature: "la signature e-mail ({views})",
  byPrint: "la carte imprimée ({views})",
  byWallet: "le pass Wallet ({views})",
  byNfc: "le tag NFC ({views})",
  byBackground: "le fond de visio ({views})",
  byPage: "la page en fichier ({views})",
  tapped: {
    one: "Canal le plus utilisé\u202f: {channel}, {count} fois.",
    many: "Canal le plus utilisé\u202f: {channel}, {count} fois.",
    other: "Canal le plus utilisé\u202f: {channel}, {count} fois.",
  },

  open: "Ouvrir les statistiques",
  asked: "Vous avez demandé cet e-mail une fois par semaine.",
  stop: "Ne plus recevoir le résumé",
} satisfies TranslationOf<typeof english>;
