export default {
  title: "Contact file",
  // “Add to Contact”: the button on the card. The second sentence of the next text is for cards with two sides.
  lead: "What a phone saves with Add to Contact.",
  leadTwoSides: "What a phone saves with Add to Contact. Both sides are in it; the shown one comes first.",
  // Names the choice between sides, for screen readers: from which side the contact is saved.
  savedFrom: "Saved from",
  // {language}: of the side, its own name, such as 日本語.
  fromSide: "From <language>{language}</language>",
  // Names a picture of the contact on a phone, for screen readers.
  onPhone: "On a phone",
  // Headings of texts of the file. 3.0 and 4.0: versions of its format.
  forPhones: "For most phones, 3.0",
  forPrograms: "For programs that read 4.0",
  // The reading: how the name is spoken. {letter}: its first one, such as も.
  sorted: "With the reading, phones sort <name>{name}</name> under <letter>{letter}</letter>.",
  sortedNotAtEnd:
    "With the reading, phones sort <name>{name}</name> under <letter>{letter}</letter> and not at the end.",
  // In the place of the page.
  notLoaded: "We couldn’t load the contact file.",
  loading: "Loading the contact file",
} as const;
