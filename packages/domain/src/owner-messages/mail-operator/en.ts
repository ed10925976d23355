export default {
  // From the contact page. {brand}: the name of this product.
  contactSubject: "A message from the {brand} contact form",
  contactTitle: "You have a new message",
  // Previews stand beside the subject in a list of mails.
  contactPreview: "Sent from your contact page.",
  // A label, before a name that somebody typed.
  from: "From",
  contactUntrusted:
    "Anyone can fill in the form. Check who is writing before you open links or share anything private.",

  // {card}: its address, such as /c/giulia.
  reportedSubject: "A report of {card}",
  reportedTitle: "A card was reported",
  reportedPreview: "Please review it.",
  // Networks: from which reports were sent, such as those of companies and homes.
  urgentSubject: {
    one: "Urgent: reports of {card} from {count} network",
    other: "Urgent: reports of {card} from {count} networks",
  },
  urgentTitle: "Several people reported a card",
  urgentPreview: "From different networks, within a day.",
  // A label, before the next text. {reports}: their number.
  openReports: "Open reports",
  reportsFrom: {
    one: "{reports}, from {count} network today",
    other: "{reports}, from {count} networks today",
  },
  // A button.
  review: "Review it",
  anybodyReports:
    "Anyone can report a card. It stays online until you decide; nothing is taken down automatically.",

  // The owner of a card that was taken down has written.
  answeredSubject: "The owner of {card} has answered",
  answeredTitle: "The owner has answered",
  answeredPreview: "About a card that was taken down.",
  answeredNext: "Check the card before you restore it. Reply to reach its owner.",
} as const;
