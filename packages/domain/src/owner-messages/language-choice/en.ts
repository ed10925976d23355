export default {
  language: "Language",
  languageIs: "Language: {name}",
  lead: "For everything you see here and the mails we send you. Your cards keep their own.",
  // Below the choice, in the settings.
  hint: "It changes at once, everywhere. Nothing you typed is lost.",
  // In the language that was chosen; names it.
  changed: "Everything is in English now.",
  notChanged: "The language could not be changed. Please check your connection and try again.",
} as const;
