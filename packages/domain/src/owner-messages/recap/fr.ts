import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Depuis votre dernière visite",
  person: "{name} a laissé ses coordonnées",
  people: {
    one: "{count} personne a laissé ses coordonnées",
    many: "{count} de personnes ont laissé leurs coordonnées",
    other: "{count} personnes ont laissé leurs coordonnées",
  },
  manyPeople: {
    one: "Plus de {count} personne a laissé ses coordonnées",
    many: "Plus de {count} de personnes ont laissé leurs coordonnées",
    other: "Plus de {count} personnes ont laissé leurs coordonnées",
  },
  views: { one: "{count} vue", many: "{count} de vues", other: "{count} vues" },
  qr: {
    one: "{count} vue par QR code",
    many: "{count} de vues, le plus souvent par QR code",
    other: "{count} vues, le plus souvent par QR code",
  },
  direct: {
    one: "{count} vue par le lien direct",
    many: "{count} de vues, le plus souvent par le lien direct",
    other: "{count} vues, le plus souvent par le lien direct",
  },
  signature: {
    one: "{count} vue depuis votre signature e-mail",
    many: "{count} de vues, le plus souvent depuis votre signature e-mail",
    other: "{count} vues, le plus souvent depuis votre signature e-mail",
  },
  print: {
    one: "{count} vue depuis votre carte imprimée",
    many: "{count} de vues, le plus souvent depuis votre carte imprimée",
    other: "{count} vues, le plus souvent depuis votre carte imprimée",
  },
  wallet: {
    one: "{count} vue depuis votre carte Wallet",
    many: "{count} de vues, le plus souvent depuis votre carte Wallet",
    other: "{count} vues, le plus souvent depuis votre carte Wallet",
  },
  nfc: {
    one: "{count} vue par tag NFC",
    many: "{count} de vues, le plus souvent par tag NFC",
    other: "{count} vues, le plus souvent par tag NFC",
  },
  background: {
    one: "{count} vue depuis votre fond de visio",
    many: "{count} de vues, le plus souvent depuis votre fond de visio",
    other: "{count} vues, le plus souvent depuis votre fond de visio",
  },
  page: {
    one: "{count} vue depuis votre page en fichier",
    many: "{count} de vues, le plus souvent depuis votre page en fichier",
    other: "{count} vues, le plus souvent depuis votre page en fichier",
  },
  link: {
    one: "{count} vue par le lien «\u202f{link}\u202f»",
    many: "{count} de vues, le plus souvent par le lien «\u202f{link}\u202f»",
    other: "{count} vues, le plus souvent par le lien «\u202f{link}\u202f»",
  },
  kept: "{name} a modifié sa carte",
  keptCards: {
    one: "{count} de vos favoris a changé",
    many: "{count} de vos favoris ont changé",
    other: "{count} de vos favoris ont changé",
  },
  linkEnds: "Le lien «\u202f{name}\u202f» se termine le {day}",
  linksEnd: {
    one: "{count} lien se termine bientôt\u202f: «\u202f{name}\u202f» le {day}",
    many: "{count} de liens se terminent bientôt, d’abord «\u202f{name}\u202f» le {day}",
    other: "{count} liens se terminent bientôt, d’abord «\u202f{name}\u202f» le {day}",
  },
} satisfies TranslationOf<typeof english>;
