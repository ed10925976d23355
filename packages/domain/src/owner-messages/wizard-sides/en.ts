export default {
  // {language}: its own name, such as 日本語.
  oneSideIn: "Your card has one side, in <language>{language}</language>",
  // “The second one”: a second side.
  whatItTakes:
    "The second one takes a name, a role, a company, a bio and labels in another language. Photo, logo, colour and channels are the same on both.",
  // Buttons.
  addSide: "Add a second side",
  removeSide: "Remove this side",
  sideRemoved: "Second side removed.",

  // Labels of fields with languages to choose from; the first one is for a card with one side.
  cardLanguage: "Language of your card",
  firstSideIn: "First side in",
  secondSideIn: "Second side in",
  // Labels of the fields of the second side. Name: of a person.
  name: "Name",
  role: "Role",
  company: "Company",
  address: "Address <aside>(only if it is written differently)</aside>",
  // How a name is pronounced, such as furigana or pinyin.
  readingOnFirst: "Reading of the name <aside>(first side)</aside>",
  readingOnSecond: "Reading of the name <aside>(second side)</aside>",
  readingHint:
    "As it is spoken: kana, pinyin or any letters. It stands above the name, and phones sort by it.",
  // A label that the owner gave to a channel. {channel}: such as Email.
  labelFor: "Label for {channel}",
  // Below a field, before what stands in its place on the first side.
  onFirstSide: "First side",
  namesHint: "Names are never turned round. Type yours as you want it read: Aoi Morita or Morita Aoi.",
  // A link, to what visitors save in their address books.
  seeContactFile: "See the contact file",
} as const;
