export default {
  // The window of an email app with a mail as an example. It is written to Amara, a woman.
  newMessage: "New message",
  to: "To",
  subject: "Subject",
  subjectExample: "Thursday, 14:00 at the studio",
  dear: "Dear Amara,",
  thanks: "thank you for the drawings. Thursday suits us well, I will bring the samples.",
  // The same, shorter, where nobody is addressed above.
  suitsUs: "Thursday suits us well, I will bring the samples.",
  kindRegards: "Kind regards",

  // Labels on a pass, as the wallet of a phone shows it.
  card: "Card",
  name: "Name",
  role: "Role",
  company: "Company",
  phone: "Phone",
  // Below the code of a pass.
  scanToSave: "Scan to save",

  // Above the clock of a lock screen.
  lockScreenDay: "Thursday 12 November",
} as const;
