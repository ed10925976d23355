export default {
  // Buttons.
  cancel: "Cancel",
  close: "Close",
  save: "Save",
  add: "Add",
  edit: "Edit",
  delete: "Delete",
  remove: "Remove",
  undo: "Undo",
  // The same with how long it can still be pressed. s: seconds.
  undoWithin: "Undo<left>, {seconds} s</left>",
  copy: "Copy",
  tryAgain: "Try again",
  continue: "Continue",
  getStarted: "Get Started",
  logOut: "Log out",

  // In the place of a button's label while it works.
  loading: "Loading...",
  saving: "Saving...",
  sending: "Sending...",
  checking: "Checking...",
  waiting: "Waiting...",
  trying: "Trying...",

  // Under the title of a list that could not be loaded anew.
  earlierVersion: "You see an earlier version.",
  nothingLost: "Nothing is lost.",

  // On a card that its owner has put away for a time, and below its link.
  paused: "Paused",
  pausedSince: "Paused since {day}",

  linkCopied: "Link copied",
  linkNotCopied: "The link could not be copied. It is {link}",
  youAreOffline: "You are offline. Try again when you are connected.",
  formNeedsScript: "This form needs JavaScript. Please turn it on in your browser.",
  pageNeedsScript: "This page needs JavaScript. Please turn it on in your browser.",

  // Titles of the legal texts, and links to them.
  terms: "Terms of Service",
  privacy: "Privacy Policy",

  // Names of buttons and places for screen readers.
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  skipToContent: "Skip to content",
  brandHome: "{brand} home",
  // The colours of the page: a menu and what there is to choose.
  theme: "Theme",
  light: "Light",
  dark: "Dark",
  system: "System",
  // The place where the page says what was just done.
  messages: "Messages",

  // After the label of a field.
  optional: "(optional)",
  chooseOne: "Choose one",
  showPassword: "Show password",
  // A box for one digit of a code.
  digitOf: "Digit {place} of {length}",
  // Of a row in a list. {name}: what it is, such as "giulia, position 2 of 3".
  move: "Move {name}",
  moveUp: "Move {name} up",
  moveDown: "Move {name} down",
  // Two whole sentences, one after the other.
  twoSentences: "{first} {second}",
} as const;
