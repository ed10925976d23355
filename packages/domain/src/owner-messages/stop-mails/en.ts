export default {
  // Questions with a button below, by the link of a mail.
  contactsQuestion: "Stop emails about new contacts?",
  contactsText: "New people still appear in your contacts. You can turn these emails back on in settings.",
  weeklyQuestion: "Stop the weekly summary?",
  weeklyText: "Your insights stay as they are. You can turn these emails back on in settings.",
  stop: "Stop these emails",
  // A title, and a text by the kind of mails.
  stopped: "Stopped",
  contactsStopped: "Emails about new contacts are off. New people still appear in your contacts.",
  weeklyStopped: "Weekly summaries are off. Your insights stay as they are.",
  notValid: "This link is not valid",
  notFound: "We couldn't find what you were looking for.",
  home: "Home",
} as const;
