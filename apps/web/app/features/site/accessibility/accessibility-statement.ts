/** What the accessibility statement says. A test names, for every claim, the tests that hold it. */
export type Claim = {
  readonly id: "axe" | "keyboard" | "narrow" | "display" | "contrast" | "motion" | "script" | "print";
  readonly title: string;
  readonly text: string;
};

export const CLAIMS: readonly Claim[] = [
  {
    id: "axe",
    title: "Checked by machine",
    text: "The screens of the site, of the account and of the cards are opened in Chromium and checked with axe-core: as wide as a phone and as a desktop, in light and in dark, with their dialogs open and with mistakes in their forms. A single finding fails the run.",
  },
  {
    id: "keyboard",
    title: "Without a mouse",
    text: "Signing in, making a card from the first step to the last, cancelling a plan and keeping contacts are carried out with the keys alone. Every page begins with a link that skips its menu, and a dialog gives the focus back to what opened it.",
  },
  {
    id: "narrow",
    title: "Narrow and enlarged",
    text: "Nothing has to be scrolled sideways from 320 pixels up, which is a desktop at 400 percent. At that zoom the bars at the edges leave room for what they belong to.",
  },
  {
    id: "display",
    title: "Your own settings",
    text: "Cards hold with a default font of 24 pixels and with forced colours, and follow your choice of light or dark. A QR code stays dark on white in all of them, with its address as text beside it.",
  },
  {
    id: "contrast",
    title: "Contrast",
    text: "For each of the 26 colours, text on the cover and icons on the tiles are measured to be at least 4.5 to 1, in light and in dark.",
  },
  {
    id: "motion",
    title: "Motion",
    text: "The one thing that moves by itself, the screenshots on the home page, has a pause button and stands still for whoever asked their system for less motion.",
  },
  {
    id: "script",
    title: "Without scripts",
    text: "A card, its contact file and the form for leaving one’s details work without JavaScript, and the pages of this site can be read without it.",
  },
  {
    id: "print",
    title: "On paper",
    text: "A printed card says everything as text, with its bio and every channel.",
  },
];

export const GAPS: readonly (readonly [title: string, text: string])[] = [
  [
    "No screen reader in the tests",
    "Names, roles and announcements are checked by machine. How it sounds in NVDA, JAWS, VoiceOver or TalkBack is not part of the tests, nobody who depends on one has reviewed it for us yet, and no independent body has.",
  ],
  [
    "Not every browser",
    "These checks run in Chromium. Making and opening a card is also tried in Firefox and in WebKit, the engine of Safari; Safari itself, on a Mac or an iPhone, is not part of the tests.",
  ],
  [
    "Logos have no description",
    "A logo on a card is silent to screen readers. The company stands beside it as text, but words that are only in the logo are lost.",
  ],
  [
    "Print files are not tagged",
    "The PDFs for print shops and the pictures for calls and lock screens have no text structure. Everything on them is on the card itself.",
  ],
  [
    "Some things go by time",
    "A deleted card can be brought back for 30 seconds and a deleted contact for 10. Security codes are valid for 10 minutes, and a new one can be asked for.",
  ],
  [
    "What needs JavaScript",
    "The account and the forms of this site, except the one for leaving details on a card. They say so when it is off.",
  ],
  [
    "Pages of others",
    "You pay on the payment provider’s own page, and a card’s channels lead to other services. We did not test those.",
  ],
  ["One language", "The product speaks English alone. Cards may be written in any language and direction."],
];
