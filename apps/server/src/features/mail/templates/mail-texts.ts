import { ACCOUNT_TEXTS } from "./account-texts.ts";

/** Texts of all mails by kind. What stands in braces is one of the mail's values, or of the installation's. */
export const MAIL_TEXTS = {
  ...ACCOUNT_TEXTS,
  contact_message: {
    subject: "A message from the {brand} contact form",
    title: "You have a new message",
    preview: "Sent from your contact page.",
    from: "From",
    untrusted:
      "Anyone can fill in the form. Check who is writing before you open links or share anything private.",
  },
  card_taken_down: {
    subject: "Your card /c/{username} was taken down",
    title: "Your card was taken down",
    preview: "Nothing is deleted. You can reply to this email.",
    takenDown:
      "we received a report about one of your cards and reviewed it. Visitors now see a page that says it is not available.",
    told: "What we found",
    next: "Nothing is deleted. Your other cards and your plan are not affected. Change the name, logo or links in the editor, then reply to this email. A person reads it, usually within two working days.",
    editor: "Open the editor",
    answer: "If we are wrong, tell us why, and we restore your card.",
  },
  card_put_back: {
    subject: "Your card /c/{username} is back",
    title: "Your card is back",
    preview: "Visitors see it again.",
    back: "your card is no longer taken down. Visitors see it again.",
    open: "Open the card",
  },
  card_reported: {
    subject: "A report of /c/{username}",
    title: "A card was reported",
    preview: "Please review it.",
  },
  reports_urgent: {
    subject: "Urgent: reports of /c/{username} from {networks} networks",
    title: "Several people reported a card",
    preview: "From different networks, within a day.",
  },
  report_taken_down: {
    subject: "Your report of /c/{username}",
    title: "The card was taken down",
    preview: "We reviewed your report.",
    decided: "We reviewed the card you reported and took it down. Thank you.",
  },
  report_left_up: {
    subject: "Your report of /c/{username}",
    title: "The card stays online",
    preview: "We reviewed your report.",
    decided: "We reviewed the card you reported, and it stays online. Thank you for letting us know.",
  },
  takedown_answered: {
    subject: "The owner of /c/{username} has answered",
    title: "The owner has answered",
    preview: "About a card that was taken down.",
    next: "Check the card before you restore it. Reply to reach its owner.",
  },
} as const;

/** Of several mails. */
export const SHARED_MAIL_TEXTS = {
  dear: "Dear {name},",
  wasYou: "If this was you, you don’t need to do anything.",
  codeValidity:
    "It is valid for {minutes} minutes and works once. Don’t share it with anyone: we never ask for it by phone or email.",
  when: "When",
  notYouPasskey:
    "If this wasn’t you, check your passkeys and devices, remove any that aren’t yours, and change your password.",
  settings: "Open settings",
  device: "Device",
  card: "Card",
  reason: "Reason",
  openReports: "Open reports",
  reportsFromOne: "{reports}, from {networks} network today",
  reportsFromMany: "{reports}, from {networks} networks today",
  anybodyReports:
    "Anyone can report a card. It stays online until you decide; nothing is taken down automatically.",
  once: "You get this one email because you asked for an answer. We don’t keep your address.",
  signIn: "Sign in",
  newPassword: "Choose a new password",
  changePassword: "Change your password",
  lookAtIt: "Review it",
} as const;
