import { ACCOUNT_TEXTS } from "./account-texts.ts";

const DETAILS_LEFT = {
  preview: "Left on your card.",
  more: "And {unnamed} more in your contacts.",
  open: "Open in my contacts",
  attached: "Anyone who opens your card can fill in the form. The contact file is attached.",
  attachedReply:
    "Anyone who opens your card can fill in the form. The contact file is attached. Reply to reach them.",
  stop: "Stop these emails",
} as const;

/**
 * Texts of all mails by kind. What stands in braces is one of the mail's values, or of the installation's;
 * `{views#view|views}` is a number with its word.
 */
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
  details_left_named: {
    ...DETAILS_LEFT,
    subject: "{person} shared their details",
    title: "{person} shared their details",
  },
  details_left_unnamed: {
    ...DETAILS_LEFT,
    subject: "Someone shared their details with you",
    title: "Someone shared their details with you",
  },
  details_left_several: {
    ...DETAILS_LEFT,
    subject: "{count} people shared their details with you",
    title: "{count} people shared their details with you",
  },
  weekly_summary: {
    subject: "Your week: {views#view|views}, {saves#save|saves}",
    title: "Your week, {first} to {last}",
    preview: "{views#view|views}, {saves#save|saves}, {visitors#visitor|visitors}.",
    together: "All your cards together.",
    views: "Views",
    visitors: "Visitors",
    saves: "Saves",
    details: "Details left",
    none: "None in either week",
    same: "The same as the week before",
    more: "{difference} more than the week before",
    fewer: "{difference} fewer than the week before",
    viewsByDay: "Views by day",
    cameBy: "Most people came through {ways}.",
    byLink: "the link {link} ({times})",
    bySource: "the {source} ({times})",
    tappedOnce: "{channel} was tapped most, once.",
    tappedOften: "{channel} was tapped most, {times} times.",
    open: "Open Insights",
    asked: "You asked for this email once a week.",
    stop: "Stop the weekly summary",
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
  accountSecurity: "Open Account Security",
  device: "Device",
  card: "Card",
  reason: "Reason",
  openReports: "Open reports",
  reportsFrom: "{reports}, from {networks#network|networks} today",
  anybodyReports:
    "Anyone can report a card. It stays online until you decide; nothing is taken down automatically.",
  signIn: "Sign in",
  newPassword: "Choose a new password",
  changePassword: "Change your password",
  lookAtIt: "Review it",
} as const;
