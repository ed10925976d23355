export default {
  // Titles: what came of reading the code back. Dense: with very many squares.
  good: "Scan-tested at every size",
  dense: "Scan-tested, but dense",
  refused: "This code can’t be downloaded",

  // {sizes}: a list of widths; {width}: the least width in print; {modules}: how many squares stand in a row.
  goodText:
    "{sizes} pixels, and {width} mm in print. {modules} x {modules} squares, error correction {correction}.",
  denseWithLink:
    "{modules} x {modules} squares hold the link to the card. Print it at {width} mm or larger, without logo or photo.",
  // {content}: a list of the six words below, such as "name, phone and link to the card".
  denseWithContact:
    "{modules} x {modules} squares hold {content}. Print it at {width} mm or larger, without logo or photo.",
  name: "name",
  role: "role",
  company: "company",
  phone: "phone",
  email: "email",
  linkToCard: "link to the card",
  // One of these may follow. A frame has a caption.
  captionWithoutFont: "The caption is left out: no font here has its letters.",
  captionTooWide: "The caption is left out: it is too wide for the frame.",

  // Why a code is refused. {color}: the colour of the card, such as "Gold leaf", at the beginning of the sentence.
  tooFaint: "{color} on white has a contrast of {contrast} to 1. Cameras in dim light need {least} or more.",
  tooLong: "The contact is too long for a QR code. Use the link instead.",
  noPhoto: "This card has no photo to put in the middle.",
  noLogo: "This card has no logo to put in the middle.",
  // A cause, and then what to do.
  tooDense: "With {modules} squares a side, it is too dense to scan when small.",
  notRead: "It failed the scan test.",
  removePicture: "Remove the picture from the middle.",
  useLink: "Use the link instead of the whole contact.",
  // Two whole sentences, one after the other.
  twoSentences: "{first} {second}",
  // A title and a text of the above, in one line.
  titleAndText: "{title}. {text}",
} as const;
