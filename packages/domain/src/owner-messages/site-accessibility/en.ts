export default {
  title: "Accessibility",
  description:
    "How accessible these cards and pages are: what we tested and how, what doesn’t work, and how to reach us.",
  lead: "Cards are for everyone. {brand} aims at the Web Content Accessibility Guidelines 2.2, level AA, on every page: this site, the account and the cards. It conforms partially, because of the limits listed below.",

  whatWasTested: "What was tested, and how",
  axe: "Automated checks",
  axeText:
    "We open the screens of the site, the account and the cards in Chromium and check them with axe-core: at phone and desktop width, in light and dark, with dialogs open and with errors in forms. One finding fails the run.",
  keyboard: "Without a mouse",
  keyboardText:
    "Signing in, making a card from the first step to the last, cancelling a plan and managing contacts are tested with the keyboard alone. Every page starts with a link that skips its menu, and a closing dialog returns the focus to the button that opened it.",
  narrow: "Narrow and enlarged",
  narrowText:
    "Nothing scrolls sideways at 320 pixels or wider, which is a desktop at 400 percent zoom. At that zoom, fixed bars leave room for the content.",
  display: "Your own settings",
  displayText:
    "Cards work with a default font of 24 pixels and with forced colours, and follow your choice of light or dark. A QR code always stays dark on white, with its link as text beside it.",
  contrast: "Contrast",
  contrastText:
    "For each of the 26 colours, text on the cover and icons on the tiles have a contrast of at least 4.5 to 1, in light and dark.",
  motion: "Motion",
  motionText:
    "Only the screenshots on the home page move by themselves. They have a pause button, and they don’t move if your system asks for less motion.",
  script: "Without scripts",
  scriptText:
    "Cards, their contact files and the forms for sharing details and reporting a card work without JavaScript, and you can read this site without it.",
  print: "On paper",
  printText: "A printed card shows everything as text, with its bio and every channel.",
  // “These”: the tests above. <code>: what one types to run them.
  ourOwnTests:
    "These are our own tests. They are part of the source code, run before every change, and anyone can run them with <code>npm test</code>.",

  whatDoesNotWork: "What does not work",
  noScreenReader: "No screen reader in the tests",
  noScreenReaderText:
    "Names, roles and announcements are checked automatically. We have not tested how they sound in NVDA, JAWS, VoiceOver or TalkBack. No one who depends on a screen reader and no independent body has reviewed the product yet.",
  browsers: "Not every browser",
  browsersText:
    "These checks run in Chromium. We also test making and opening a card in Firefox and in WebKit, the engine of Safari, but not in Safari itself on a Mac or an iPhone.",
  logos: "Logos have no description",
  logosText:
    "Screen readers skip the logo on a card. The company name is there as text, but words that are only in the logo are lost.",
  printFiles: "Print files are not tagged",
  printFilesText:
    "PDFs for print shops and pictures for calls and lock screens have no text structure. Everything on them is also on the card itself.",
  timeLimits: "Some actions have a time limit",
  timeLimitsText:
    "You can restore a deleted card for 30 seconds and a deleted contact for 10 seconds. Security codes are valid for 10 minutes, and you can request a new one.",
  needsScript: "What needs JavaScript",
  // “They”: the account and the forms.
  needsScriptText:
    "The account and the forms of this site, except sharing your details and reporting a card. They tell you when JavaScript is off.",
  otherServices: "Other services",
  otherServicesText:
    "You pay on the payment provider’s own page, and a card’s channels link to other services. We did not test those.",
  // What does not work.
  languages: "Not every language",
  languagesText:
    "Cards and their forms are in 25 languages, this site and the account in seven. Documentation is in English. You can write cards in any language and direction.",

  tellUs: "Tell us",
  itIsABug:
    "If you can’t read, reach or do something, that is a bug, even where every test passes. Tell us the page and the device or software you use, and we fix it or show you another way.",
  // <contact> and <email> are links.
  writeToUs:
    "<contact>Write to us on the contact page</contact>. Your message goes to the people who run this site.",
  writeOrEmail:
    "<contact>Write to us on the contact page</contact>, or by email to <email>{email}</email>. No form is needed for that.",
  lastChecked: "Last checked in November 2026.",
} as const;
