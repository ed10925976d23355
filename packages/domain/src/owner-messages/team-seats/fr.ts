import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  priceByMonth: {
    one: "{count} personne de plus, {price} par mois dès aujourd’hui, {now} maintenant.",
    many: "{count} personnes de plus, {price} par mois dès aujourd’hui, {now} maintenant.",
    other: "{count} personnes de plus, {price} par mois dès aujourd’hui, {now} maintenant.",
  },
  priceByYear: {
    one: "{count} personne de plus, {price} par an dès aujourd’hui, {now} maintenant.",
    many: "{count} personnes de plus, {price} par an dès aujourd’hui, {now} maintenant.",
    other: "{count} personnes de plus, {price} par an dès aujourd’hui, {now} maintenant.",
  },
  now: {
    one: "Actuellement, {count} personne",
    many: "Actuellement, {count} personnes",
    other: "Actuellement, {count} personnes",
  },
  fromToday: {
    one: "Dès aujourd’hui, {count} personne",
    many: "Dès aujourd’hui, {count} personnes",
    other: "Dès aujourd’hui, {count} personnes",
  },
  aMonth: "{price} par mois",
  aYear: "{price} par an",
  chargedToday: "Débité aujourd’hui",
  nextPayment: "Le montant complet suit le {day}.",
  pay: "Payer {price} et inviter",
  paying: "Paiement en cours…",

  noRoom: {
    one: "Votre équipe a de la place pour {count} personne de plus avec une carte.",
    many: "Votre équipe a de la place pour {count} personnes de plus avec une carte.",
    other: "Votre équipe a de la place pour {count} personnes de plus avec une carte.",
  },
  askOwner: "Un propriétaire de l’équipe peut payer pour plus de personnes. D’ici là, invitez-en moins.",
  planNeeded: {
    one: "Jusqu’à {free} personnes avec une carte, c’est gratuit. Pour {count}, il vous faut une formule.",
    many: "Jusqu’à {free} personnes avec une carte, c’est gratuit. Pour {count}, il vous faut une formule.",
    other: "Jusqu’à {free} personnes avec une carte, c’est gratuit. Pour {count}, il vous faut une formule.",
  },
  choosePlan: "Comment souhaitez-vous payer\u202f?",
  monthly: "Par mois",
  yearly: "Par an",
  toPayment: "Passer au paiement",
  listKept:
    "Votre liste est conservée. Après le paiement, ouvrez de nouveau «\u202fInviter des personnes\u202f».",
  chooseFileAgain: "Après le paiement, choisissez de nouveau le fichier.",
  priceFailed: "Le prix ne peut pas être chargé.",
} satisfies TranslationOf<typeof english>;
