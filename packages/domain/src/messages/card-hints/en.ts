export default {
  // In a mail, in the square of a code that the program does not load: at most three words.
  myCard: "My card",
  // Below a code, at most 30 letters: the owner can write something else.
  scanToSave: "Scan to save my contact",
  // The same on the printed card and in mails, in two lines of at most 20 letters each.
  scanToSaveLines: "Scan to save\nmy contact",
  // On the printed card, above the address of the card online.
  alwaysUpToDate: "My card, always up to date",
  // Titles of files: the printed card, and a code. {name}: of a person.
  printedCard: "{name}, business card",
  codeOf: "QR code of {name}",
  // In an address book, before what somebody noted of a contact.
  note: "Note",
} as const;
