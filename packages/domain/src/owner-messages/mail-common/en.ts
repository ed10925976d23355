export default {
  // At the foot of every mail. {support}: an email address.
  questions: "Questions? Write to {support}",
  // After the label “When”. {time}: a day and a time of day, such as “12 April 2026 at 12:00”.
  utcTime: "{time} UTC",
  // {name}: first and last name of the person the mail is for. The sentence after it begins in lower case in English.
  dear: "Dear {name},",
  wasYou: "If this was you, you don’t need to do anything.",
  // Of a security code.
  codeValidity: {
    one: "It is valid for {count} minute and works once. Don’t share it with anyone: we never ask for it by phone or email.",
    other:
      "It is valid for {count} minutes and works once. Don’t share it with anyone: we never ask for it by phone or email.",
  },

  // Labels, each before what it names: a time, a browser, a business card, why something was done.
  when: "When",
  device: "Device",
  card: "Card",
  reason: "Reason",

  // After the label “Device”: “Firefox on Windows”. Both names are the same in every language.
  browserOnSystem: "{browser} on {system}",
  unknownBrowserOnSystem: "An unknown browser on {system}",
  browserOnUnknownSystem: "{browser} on an unknown system",
  unknownDevice: "An unknown browser on an unknown system",

  // Buttons and links.
  signIn: "Sign in",
  newPassword: "Choose a new password",
  changePassword: "Change your password",
} as const;
