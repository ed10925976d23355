export default {
  // Heads of columns: day, card, what was counted, by which way people came, what exactly, how often.
  day: "Day (UTC)",
  card: "Card",
  what: "What",
  howTheyCame: "How they came",
  detail: "Detail",
  number: "Number",
  // The last column: whether a line is of a single day, or of a month of which only the sums are known.
  period: "Period",
  ofDay: "Day",
  ofMonth: "Month",

  // What was counted. Visitors are people; details are contact details.
  views: "Views",
  visitors: "Visitors",
  viewsByDevice: "Views by device",
  saves: "Saves",
  detailsLeft: "Details left",
  taps: "Taps",
  shares: "Shares",
  codeOpened: "QR code opened",

  // Ways of sharing, and devices.
  linkCopied: "Link copied",
  shareMenu: "Share menu of the device",
  phone: "Phone",
  tablet: "Tablet",
  desktop: "Desktop",
} as const;
