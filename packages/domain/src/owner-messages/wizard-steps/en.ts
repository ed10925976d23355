export default {
  // Titles of steps, each followed by what is under it.
  photoTitle: "Your photo",
  photoIntro: "A clear picture of your face. People remember it before your name.",
  personTitle: "About you",
  // *: the mark behind the label of a field.
  personIntro: "What people read first. Fields with * are needed to save.",
  logoTitle: "Your logo",
  logoIntro: "Shown on a white plate in the corner of the cover, so it stays readable on every colour.",
  logoLocked: "On Forever Free, the cover has no logo.",
  colourTitle: "Colour",
  colourIntro: "The colour of the cover, tiles and buttons of your card.",
  // "Lapis": as the colour is called in the area "colors".
  colourLocked: "On Forever Free, every card is Lapis blue.",
  contactsTitle: "How people reach you",
  contactsIntro: "Fields with * are needed to save. Leave the rest empty to hide it.",
  moreContactsIntro: "Leave empty what you don’t use.",
  contactsLocked: "These channels come with Premium.",
  // After one of the three above.
  contactPageOf: "Contact page {page} of {pages}.",
  sideTitle: "A second side",
  // "it": the second side.
  sideIntro:
    "For people who read another language. They are shown the side that fits and turn the card with one press. Leave it out if one side is enough.",
  usernameTitle: "Choose your link",
  usernameIntro: "This is what you share. You can change it later, and the old link leads to the new one.",

  // Fields about the person.
  fullName: "Full name",
  occupation: "Occupation",
  company: "Company",
  bio: "Bio",
  // Under the bio: how long it is. {max}: 100.
  bioWords: "{words} of {max} words",
  // The same with a second limit. {maxWords}: 100. {maxCharacters}: 1,000.
  bioWordsAndCharacters: "{words} of {maxWords} words, {characters} of {maxCharacters} characters",

  // For screen readers: what one chooses among.
  cardColour: "Card colour",

  // Above the channels: a field in which one types a channel’s name or pastes links to own profiles.
  findOrPaste: "Find a channel, or paste your links",
  pasteLinks: "Paste your links",
  pasteHint: "We sort links, numbers and addresses into their fields, several at once if you like.",
  // For screen readers: a list of channels.
  channelsFound: "Channels found",
  // What became of pasted links. {channels}: names, such as "LinkedIn, X, GitHub".
  filledIn: "Filled in: {channels}.",
  notChanged: "Not changed, already filled in: {channels}.",
  needsPremium: "Needs Premium: {channels}.",
  // {texts}: as they were pasted.
  notRecognised: "Not recognised: {texts}.",

  // Below the fields for text messages and WhatsApp: their number is that of the phone.
  sameAsPhone: "Same as phone",
  // A button: gives the channel a label of one’s own, such as "Work" in place of "Email". <what>: for screen readers.
  addLabel: "Label <what>for {channel}</what>",
  // Before the field for that label.
  label: "Label",
  labelFor: "Label shown on the card for {channel}",

  username: "Username",
  // A button: is the username free?
  check: "Check",
  usernameHint: "Letters, numbers, underscores and hyphens, no spaces.",
  // The end of a link while no username is typed: Latin letters, no spaces.
  yourName: "your-name",
  // {link}: such as visita.example/c/giulia.
  qrCodeFor: "QR code for {link}",

  // On the last step, where Premium is not paid for.
  moreForThisCard: "More for this card",
  // {colours}: 26. {channels}: 70.
  premiumOpens: "Premium opens {colours} colours, your logo, the QR code and all {channels} channels.",
  seePlans: "See plans",
} as const;
