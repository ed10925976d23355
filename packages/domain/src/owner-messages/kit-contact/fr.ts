import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Fichier de contact",
  lead: "Ce qu’un téléphone enregistre avec «\u202fAjouter le contact\u202f».",
  leadTwoSides:
    "Ce qu’un téléphone enregistre avec «\u202fAjouter le contact\u202f». Les deux faces y sont, et la face affichée vient en premier.",
  savedFrom: "Enregistré depuis",
  fromSide: "Face\u202f: <language>{language}</language>",
  onPhone: "Sur un téléphone",
  forPhones: "Pour la plupart des téléphones, 3.0",
  forPrograms: "Pour les programmes qui lisent la 4.0",
  sorted:
    "Grâce à la prononciation, les téléphones classent <name>{name}</name> à <letter>{letter}</letter>.",
  sortedNotAtEnd:
    "Grâce à la prononciation, les téléphones classent <name>{name}</name> à <letter>{letter}</letter> et non à la fin.",
  notLoaded: "Impossible de charger le fichier de contact.",
  loading: "Chargement du fichier de contact",
} satisfies TranslationOf<typeof english>;
