import { ACCOUNT_TEXTS } from "./account-texts.ts";

/** Texts of all mails by kind. What stands in braces is one of the mail's values, or of the installation's. */
export const MAIL_TEXTS = {
  ...ACCOUNT_TEXTS,
  contact_message: {
    subject: "A message through the {brand} contact form",
    title: "Somebody wrote to you",
    preview: "Left on your contact page.",
    from: "From",
    untrusted:
      "Anybody can fill in the form. Check who writes before you open links or answer with anything private.",
  },
  card_taken_down: {
    subject: "Your card /c/{username} was taken down",
    title: "Your card was taken down",
    preview: "Nothing is deleted. You can answer this mail.",
    takenDown:
      "we received a report about one of your cards and have looked at it ourselves. Visitors now see a page that says it is gone.",
    told: "What we saw",
    next: "Nothing is deleted. Your other cards and your plan are not touched. Change name, logo or links in the editor, then answer this mail; a person reads it, as a rule within two working days.",
    editor: "Open the editor",
    answer: "If we are wrong, tell us why. We put a card back when it should be up.",
  },
  card_put_back: {
    subject: "Your card /c/{username} is back",
    title: "Your card is back",
    preview: "Visitors see it again.",
    back: "your card is no longer taken down. Visitors see it as it is now.",
    open: "Open the card",
  },
  card_reported: {
    subject: "A report of /c/{username}",
    title: "A card was reported",
    preview: "It waits for a person who looks at it.",
  },
  reports_urgent: {
    subject: "Urgent: reports of /c/{username} from {networks} networks",
    title: "Several people reported a card",
    preview: "From different networks, within a day.",
  },
  report_taken_down: {
    subject: "Your report of /c/{username}",
    title: "The card was taken down",
    preview: "A person has looked at it.",
    decided: "A person has looked at the card that you reported, and it is no longer shown. Thank you.",
  },
  report_left_up: {
    subject: "Your report of /c/{username}",
    title: "The card stays up",
    preview: "A person has looked at it.",
    decided: "A person has looked at the card that you reported, and leaves it up. Thank you all the same.",
  },
  takedown_answered: {
    subject: "The owner of /c/{username} has answered",
    title: "The owner has answered",
    preview: "About a card that was taken down.",
    next: "Look at the card before you put it back. An answer to this mail goes to its owner.",
  },
} as const;

/** Of several mails. */
export const SHARED_MAIL_TEXTS = {
  dear: "Dear {name},",
  wasYou: "If that was you, there is nothing to do.",
  codeValidity:
    "It is valid for {minutes} minutes and works once. Tell it to nobody: we never ask for it by phone or email.",
  when: "When",
  notYouPasskey:
    "If it was not you, look through your passkeys and devices, remove what is not yours, and change your password.",
  settings: "Open the settings",
  device: "Device",
  card: "Card",
  reason: "Reason",
  openReports: "Open reports",
  reportsFromOne: "{reports}, from {networks} network today",
  reportsFromMany: "{reports}, from {networks} networks today",
  anybodyReports: "Anybody can report a card. It stays up until you decide; nothing is taken down by itself.",
  once: "You get this one mail because you asked for an answer. Your address is not kept.",
  signIn: "Sign in",
  newPassword: "Choose a new password",
  changePassword: "Change your password",
  lookAtIt: "Look at it",
} as const;
