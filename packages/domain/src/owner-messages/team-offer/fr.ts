import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  team: "Équipe",
  perPersonAndMonth: "<price>{price}</price> par personne et par mois",
  orYearly: "Ou {price} par personne et par an.",
  upToFree: {
    one: "Une personne est gratuite.",
    many: "Jusqu’à {count} de personnes sont gratuites.",
    other: "Jusqu’à {count} personnes sont gratuites.",
  },
  payByPerson: "Vous payez pour les personnes qui ont une carte.",

  oneLook: "Une même allure sur toutes les cartes",
  beforeTheyCome: "Une carte avant l’arrivée de la personne",
  codesKeepWorking: "Les codes imprimés continuent de fonctionner quand quelqu’un part",
  insightsOverAll: "Les statistiques de toutes les cartes",
  everythingOfPremium: "Tout Premium sur les cartes d’équipe",

  startTeam: "Créer une équipe",
  yourTeam: "Places et facturation",

  homeTitle: "Une carte pour chaque personne de l’entreprise",
  homeText:
    "Vous définissez une fois le logo, la couleur et l’adresse, et toutes les cartes les affichent. Chaque personne remplit le reste. Quand quelqu’un part, son code imprimé mène à un collègue.",
  homeLink: "Le prix d’une équipe",
} satisfies TranslationOf<typeof english>;
