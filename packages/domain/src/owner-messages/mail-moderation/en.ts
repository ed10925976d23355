export default {
  // Sentences in lower case follow “Dear …,”.
  // {brand}: the name of this product.
  suspendedSubject: "Your {brand} account is suspended",
  suspendedTitle: "Your account is suspended",
  // Previews stand beside the subject in a list of mails.
  suspendedPreview: "Nothing is deleted. You can reply to this email.",
  suspended: "you can’t sign in for now, and your cards are offline. Nothing is deleted.",
  suspendedAnswer:
    "If we are wrong, reply to this email and tell us why; a person reads it. A paid plan continues until you cancel it. You can ask us to cancel it or to send you a copy of your data.",

  liftedSubject: "Your {brand} account is open again",
  liftedTitle: "Your account is open again",
  liftedPreview: "You can sign in, and your cards are online.",
  lifted: "your account is no longer suspended. Your cards are online again.",

  // {card}: its address, such as /c/giulia.
  takenDownSubject: "Your card {card} was taken down",
  takenDownTitle: "Your card was taken down",
  takenDownPreview: "Nothing is deleted. You can reply to this email.",
  takenDown:
    "we received a report about one of your cards and reviewed it. Visitors now see a page that says it is not available.",
  // A label.
  found: "What we found",
  takenDownNext:
    "Nothing is deleted. Your other cards and your plan are not affected. Change the name, logo or links in the editor, then reply to this email. A person reads it, usually within two working days.",
  // A button.
  openEditor: "Open the editor",
  takenDownAnswer: "If we are wrong, tell us why, and we restore your card.",

  putBackSubject: "Your card {card} is back",
  putBackTitle: "Your card is back",
  putBackPreview: "Visitors see it again.",
  putBack: "your card is no longer taken down. Visitors see it again.",
  // A button.
  openCard: "Open the card",
} as const;
