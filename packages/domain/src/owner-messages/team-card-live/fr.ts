import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Votre carte est en ligne",
  left: {
    one: "Il manque {number} information. Vous pouvez l’ajouter plus tard.",
    many: "Il manque {number} d’informations. Vous pouvez les ajouter plus tard.",
    other: "Il manque {number} informations. Vous pouvez les ajouter plus tard.",
  },
  complete: "Elle est complète. Vous pouvez modifier à tout moment ce qui vous revient.",
  yours: "À vous de compléter",
  yoursToChange: "Ce que vous pouvez modifier",
  addPhoto: "Ajouter une photo",
  photoHint: "En attendant, vos initiales la remplacent.",
  addBio: "Quelques lignes sur vous",
  bioHint: "Affichées sous Bio.",
  filledIn: "Rempli",
  tickMeans: "Ce qui est coché est déjà rempli. Modifiez-le en cas d’erreur.",
  setBy: "Défini par {team}\u202f: {fields}.",
  fillIn: "Compléter",
  toDashboard: "Aller au tableau de bord",
  openCard: "Ouvrir la carte {address}",
  loading: "Chargement de votre carte…",
  notLoaded: "Impossible de charger votre carte.",
} satisfies TranslationOf<typeof english>;
