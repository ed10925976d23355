import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subscription: "Abonnement",
  everythingIsOpen:
    "Toutes les fonctionnalités sont ouvertes sur cette installation. Il n’y a rien à acheter ni à résilier.",

  youAreOn: "Votre formule\u202f: {plan}.",
  youAreOnPremium: "Vous avez une formule Premium.",
  nextPayment: "Prochain paiement\u202f: <day>{day}</day>.",
  seeThePlans: "Voir les formules",
  payments: "Paiements",
  providerKeeps: "Le prestataire de paiement conserve votre moyen de paiement, vos factures et vos reçus.",
  billingPage: "Page de facturation",
  opening: "Ouverture…",
  continueYourCard: "Terminer votre carte",
  backToYourCard: "Retour à votre carte",

  plans: "Formules",
  loadingPlans: "Chargement des formules",
  returnAfter: "Vous revenez à cette formule après le {day}.",
  returnIfCancelled: "Vous revenez à cette formule si vous résiliez.",
  cancelSubscription: "Résilier l’abonnement",
  activate: "Activer",
  activating: "Activation…",

  sandbox: "Mode d’essai\u202f: rien n’est débité",
  sandboxText: "Essayez les formules. Vous n’avez pas besoin de carte bancaire.",
  lastPaymentFailed: "Votre dernier paiement a échoué",
  staysForSevenDays:
    "Tout reste actif pendant 7 jours. Vérifiez votre moyen de paiement sur la page de facturation pour garder votre formule.",
  sevenDaysAreOver:
    "Les 7 jours sont passés. Vérifiez votre moyen de paiement sur la page de facturation pour retrouver Premium.",
  openBillingPage: "Ouvrir la page de facturation",
  isCancelled: "Votre abonnement est résilié",
  staysOnUntil: "Premium reste actif jusqu’au <day>{day}</day>. Plus rien ne sera débité.",
  resume: "Reprendre",
  resuming: "Un instant…",
  noLongerSold: "Votre formule n’est plus vendue",
  continuesAsBought: "Elle continue telle que vous l’avez achetée, jusqu’à votre résiliation.",
  planNotAffected: "Votre formule n’est pas concernée.",

  confirmingPayment: "Nous confirmons votre paiement.",
  confirmingPlan: "Nous confirmons votre nouvelle formule.",
  paymentReceived: "Paiement reçu, l’activation peut prendre une minute.",
  notConfirmed: "Paiement pas encore confirmé.",
  notConfirmedText:
    "Si vous avez payé, votre formule commence dès que le prestataire de paiement confirme. Sinon, rien n’a été débité, et vous pouvez choisir une formule ci-dessous.",
  changeNotConfirmed: "Changement pas encore confirmé.",
  changeNotConfirmedText:
    "Votre nouvelle formule apparaîtra ici dès que le prestataire de paiement l’aura confirmée.",
  hasChanged: "Votre formule a changé.",
  hasChangedText: "Merci. Elle s’applique dès maintenant.",
  isActive: "Votre formule est active.",
  isActiveText: "Merci. Vous pouvez maintenant utiliser toutes ses fonctionnalités.",
  whereToStart: "Par où commencer",
  pickColour: "Choisir une couleur",
  addLogo: "Ajouter votre logo",
  downloadCode: "Télécharger votre QR code",
  leftCheckout: "Vous avez quitté le paiement. Rien n’a été débité, et votre formule est inchangée.",
  continues: "Votre abonnement continue.",
  continuesText: "Votre résiliation est annulée. Rien n’a été débité aujourd’hui.",

  cancelPlan: "Résilier {plan}\u202f?",
  cancelYourPlan: "Résilier votre formule\u202f?",
  cancelText:
    "Votre formule court jusqu’au <day>{day}</day>. Ensuite, vos cartes reviennent à Forever Free\u202f: le logo, la couleur, le QR code et les canaux supplémentaires sont masqués, pas supprimés. Les paiements passés ne sont pas remboursés.",
  cancelPaidPeriod:
    "Votre formule court jusqu’à la fin de la période payée. Ensuite, vos cartes reviennent à Forever Free\u202f: le logo, la couleur, le QR code et les canaux supplémentaires sont masqués, pas supprimés. Les paiements passés ne sont pas remboursés.",
  keepMyPlan: "Garder ma formule",
  cancelling: "Résiliation…",
} satisfies TranslationOf<typeof english>;
