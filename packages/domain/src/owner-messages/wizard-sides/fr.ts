import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  oneSideIn: "Votre carte a une face\u202f: <language>{language}</language>",
  whatItTakes:
    "La deuxième reçoit un nom, une fonction, une entreprise, une bio et des libellés dans une autre langue. La photo, le logo, la couleur et les canaux sont les mêmes sur les deux.",
  addSide: "Ajouter une deuxième face",
  removeSide: "Retirer cette face",
  sideRemoved: "Deuxième face retirée.",

  cardLanguage: "Langue de votre carte",
  firstSideIn: "Langue de la première face",
  secondSideIn: "Langue de la deuxième face",
  name: "Nom",
  role: "Fonction",
  company: "Entreprise",
  address: "Adresse <aside>(seulement si elle s’écrit autrement)</aside>",
  readingOnFirst: "Prononciation du nom <aside>(première face)</aside>",
  readingOnSecond: "Prononciation du nom <aside>(deuxième face)</aside>",
  readingHint:
    "Tel qu’il se prononce\u202f: en kana, en pinyin ou en lettres. Elle s’affiche au-dessus du nom et sert au tri dans les téléphones.",
  labelFor: "Libellé pour {channel}",
  onFirstSide: "Première face",
  namesHint:
    "Les noms ne sont jamais inversés. Écrivez le vôtre comme on doit le lire\u202f: Aoi Morita ou Morita Aoi.",
  seeContactFile: "Voir le fichier de contact",
} satisfies TranslationOf<typeof english>;
