export default {
  subscription: "Subscription",
  everythingIsOpen:
    "Every feature is open on this installation. There is nothing to buy and nothing to cancel.",

  // {plan}: its name, such as Premium Monthly.
  youAreOn: "You are on {plan}.",
  youAreOnPremium: "You are on a premium plan.",
  nextPayment: "The next payment is on <day>{day}</day>.",
  seeThePlans: "See the plans",
  payments: "Payments",
  providerKeeps: "The payment provider keeps your payment method, invoices and receipts.",
  // A button. The page of the payment provider.
  billingPage: "Billing page",
  opening: "Opening...",
  // To the card that somebody was making when they came to look at the plans.
  continueYourCard: "Continue your card",
  backToYourCard: "Back to your card",

  plans: "Plans",
  loadingPlans: "Loading plans",
  returnAfter: "You return to this plan after {day}.",
  returnIfCancelled: "You return to this plan if you cancel.",
  // Buttons.
  cancelSubscription: "Cancel Subscription",
  activate: "Activate",
  activating: "Activating...",

  sandbox: "Sandbox: nothing is charged",
  sandboxText: "Try out the plans. You don’t need a payment card.",
  lastPaymentFailed: "Your last payment failed",
  staysForSevenDays:
    "Everything stays on for 7 days. Check your payment method on the billing page to keep your plan.",
  sevenDaysAreOver: "The 7 days are over. Check your payment method on the billing page to get Premium back.",
  openBillingPage: "Open the billing page",
  isCancelled: "Your subscription is cancelled",
  staysOnUntil: "Premium stays on until <day>{day}</day>. You will not be charged again.",
  // A button: takes a cancellation back.
  resume: "Resume",
  resuming: "Resuming...",
  noLongerSold: "Your plan is no longer sold",
  continuesAsBought: "It continues as you bought it until you cancel.",
  planNotAffected: "Your plan is not affected.",

  confirmingPayment: "We are confirming your payment.",
  confirmingPlan: "We are confirming your new plan.",
  paymentReceived: "Payment received, activation may take a minute.",
  notConfirmed: "No payment confirmed yet.",
  notConfirmedText:
    "If you paid, your plan starts as soon as the payment provider confirms. If not, nothing was charged, and you can choose a plan below.",
  changeNotConfirmed: "Change not confirmed yet.",
  changeNotConfirmedText: "Your new plan appears here as soon as the payment provider confirms.",
  hasChanged: "Your plan has changed.",
  hasChangedText: "Thank you. It applies from now on.",
  isActive: "Your plan is active.",
  isActiveText: "Thank you. You can use all its features now.",
  // For somebody who has just paid: a heading, and what they can do first.
  whereToStart: "Where to start",
  pickColour: "Pick a colour",
  addLogo: "Add your logo",
  downloadCode: "Download your QR code",
  leftCheckout: "You left the checkout. Nothing was charged, and your plan is unchanged.",
  continues: "Your subscription continues.",
  continuesText: "Your cancellation is undone. Nothing was charged today.",

  // The titles and texts of a question, and its buttons. {plan}: its name.
  cancelPlan: "Cancel {plan}?",
  cancelYourPlan: "Cancel your plan?",
  cancelText:
    "Your plan runs until <day>{day}</day>. Then your cards go back to Forever Free: logo, colour, QR code and extra channels are hidden, not deleted. Past payments are not refunded.",
  cancelPaidPeriod:
    "Your plan runs until the end of the period you have paid for. Then your cards go back to Forever Free: logo, colour, QR code and extra channels are hidden, not deleted. Past payments are not refunded.",
  keepMyPlan: "Keep my plan",
  cancelling: "Cancelling...",
} as const;
