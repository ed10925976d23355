/** What the accessibility statement says. A test names, for every claim, the tests that hold it. */
export type Claim = {
  readonly id: "axe" | "keyboard" | "narrow" | "display" | "contrast" | "motion" | "script" | "print";
  readonly title: string;
  readonly text: string;
};

export const CLAIMS: readonly Claim[] = [
  {
    id: "axe",
    title: "Automated checks",
    text: "We open the screens of the site, the account and the cards in Chromium and check them with axe-core: at phone and desktop width, in light and dark, with dialogs open and with errors in forms. One finding fails the run.",
  },
  {
    id: "keyboard",
    title: "Without a mouse",
    text: "Signing in, making a card from the first step to the last, cancelling a plan and managing contacts are tested with the keyboard alone. Every page starts with a link that skips its menu, and a closing dialog returns the focus to the button that opened it.",
  },
  {
    id: "narrow",
    title: "Narrow and enlarged",
    text: "Nothing scrolls sideways at 320 pixels or wider, which is a desktop at 400 percent zoom. At that zoom, fixed bars leave room for the content.",
  },
  {
    id: "display",
    title: "Your own settings",
    text: "Cards work with a default font of 24 pixels and with forced colours, and follow your choice of light or dark. A QR code always stays dark on white, with its link as text beside it.",
  },
  {
    id: "contrast",
    title: "Contrast",
    text: "For each of the 26 colours, text on the cover and icons on the tiles have a contrast of at least 4.5 to 1, in light and dark.",
  },
  {
    id: "motion",
    title: "Motion",
    text: "Only the screenshots on the home page move by themselves. They have a pause button, and they don’t move if your system asks for less motion.",
  },
  {
    id: "script",
    title: "Without scripts",
    text: "Cards, their contact files and the forms for sharing details and reporting a card work without JavaScript, and you can read this site without it.",
  },
  {
    id: "print",
    title: "On paper",
    text: "A printed card shows everything as text, with its bio and every channel.",
  },
];

export const GAPS: readonly (readonly [title: string, text: string])[] = [
  [
    "No screen reader in the tests",
    "Names, roles and announcements are checked automatically. We have not tested how they sound in NVDA, JAWS, VoiceOver or TalkBack. No one who depends on a screen reader and no independent body has reviewed the product yet.",
  ],
  [
    "Not every browser",
    "These checks run in Chromium. We also test making and opening a card in Firefox and in WebKit, the engine of Safari, but not in Safari itself on a Mac or an iPhone.",
  ],
  [
    "Logos have no description",
    "Screen readers skip the logo on a card. The company name is there as text, but words that are only in the logo are lost.",
  ],
  [
    "Print files are not tagged",
    "PDFs for print shops and pictures for calls and lock screens have no text structure. Everything on them is also on the card itself.",
  ],
  [
    "Some actions have a time limit",
    "You can restore a deleted card for 30 seconds and a deleted contact for 10 seconds. Security codes are valid for 10 minutes, and you can request a new one.",
  ],
  [
    "What needs JavaScript",
    "The account and the forms of this site, except sharing your details and reporting a card. They tell you when JavaScript is off.",
  ],
  [
    "Other services",
    "You pay on the payment provider’s own page, and a card’s channels link to other services. We did not test those.",
  ],
  [
    "One language",
    "The product is in English. Only reporting a card and the note on a hidden card are in other languages too. You can write cards in any language and direction.",
  ],
];
