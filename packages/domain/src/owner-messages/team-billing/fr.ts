import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Places et facturation",
  withCard: {
    one: "{count} personne avec une carte.",
    many: "{count} de personnes avec une carte.",
    other: "{count} personnes avec une carte.",
  },
  everythingIsOpen:
    "Tout est ouvert sur cette installation, pour autant de personnes que vous voulez. Il n’y a rien à payer.",

  seats: "Places",
  ofPaid: {
    one: "sur {count} place payée",
    many: "sur {count} de places payées",
    other: "sur {count} places payées",
  },
  ofFree: {
    one: "sur {count} place gratuite",
    many: "sur {count} de places gratuites",
    other: "sur {count} places gratuites",
  },
  seatRule:
    "Toute personne qui a une carte occupe une place, dès l’invitation. Si vous retirez quelqu’un, la place est libre pour une autre personne jusqu’au <day>{day}</day>, puis elle n’est plus facturée.",
  seatRuleNoDay: "Toute personne qui a une carte occupe une place, dès l’invitation.",
  freeRule: {
    one: "Une personne est gratuite, avec les fonctions de Forever Free.",
    many: "Jusqu’à {count} de personnes sont gratuites, avec les fonctions de Forever Free.",
    other: "Jusqu’à {count} personnes sont gratuites, avec les fonctions de Forever Free.",
  },
  invite: "Inviter des personnes",
  addSeats: "Ajouter des places",

  nextPayment: "Prochain paiement",
  peopleAt: {
    one: "{count} personne à {price}",
    many: "{count} de personnes à {price}",
    other: "{count} personnes à {price}",
  },
  onDay: "Le <day>{day}</day>",
  yearlyWouldBe: "À l’année, ce serait {price} par personne.",
  monthlyWouldBe: "Au mois, ce serait {price} par personne.",
  changeToYearly: "Passer à l’année",
  changeToMonthly: "Passer au mois",
  managePayment: "Gérer le paiement",

  ending:
    "Quand l’abonnement prend fin, les cartes restent avec les fonctions de Forever Free et personne ne peut être ajouté.",
  endedTitle: {
    one: "Votre carte fonctionne toujours, avec les fonctions de Forever Free.",
    many: "Vos {count} de cartes fonctionnent toujours, avec les fonctions de Forever Free.",
    other: "Vos {count} cartes fonctionnent toujours, avec les fonctions de Forever Free.",
  },
  endedText:
    "Logos, couleurs, codes et canaux de Premium reviennent dès que l’abonnement reprend. D’ici là, personne ne peut être ajouté.",

  choose: "Premium pour toute l’équipe",
  perMonth: "{price} par personne et par mois",
  perYear: "{price} par personne et par an",
  payMonthly: "Payer au mois, {price}",
  payYearly: "Payer à l’année, {price}",

  addTitle: "Ajouter des places",
  howMany: "Combien de personnes en plus ?",
  numberInvalid: "Saisissez un nombre de 1 à 5 000.",
  perMonthNow: {
    one: "{count} personne de plus, {amount} par mois dès aujourd’hui, {now} maintenant.",
    many: "{count} de personnes de plus, {amount} par mois dès aujourd’hui, {now} maintenant.",
    other: "{count} personnes de plus, {amount} par mois dès aujourd’hui, {now} maintenant.",
  },
  perYearNow: {
    one: "{count} personne de plus, {amount} par an dès aujourd’hui, {now} maintenant.",
    many: "{count} de personnes de plus, {amount} par an dès aujourd’hui, {now} maintenant.",
    other: "{count} personnes de plus, {amount} par an dès aujourd’hui, {now} maintenant.",
  },
  pay: "Payer {price}",
  findingPrice: "Calcul du prix…",
  showPrice: "Afficher le prix",
  paying: "Paiement…",
  roomFor: {
    one: "Il y a maintenant de la place pour {count} personne.",
    many: "Il y a maintenant de la place pour {count} de personnes.",
    other: "Il y a maintenant de la place pour {count} personnes.",
  },

  cancelTitle: "Résilier l’abonnement de {team} ?",
  cancelUntil:
    "Il court jusqu’au <day>{day}</day>. Ensuite, les cartes restent avec les fonctions de Forever Free et personne ne peut être ajouté. Les paiements passés ne sont pas remboursés.",
  cancelNoDay:
    "Il court jusqu’à la fin de la période payée. Ensuite, les cartes restent avec les fonctions de Forever Free et personne ne peut être ajouté. Les paiements passés ne sont pas remboursés.",
  notLoaded: "Les places et la facturation n’ont pas pu être chargées.",
} satisfies TranslationOf<typeof english>;
