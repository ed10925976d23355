export default {
  // Heads of columns: day, card, what was counted, by which way people came, what exactly, how often.
  day: "Day (UTC)",
  card: "Card",
  what: "What",
  howTheyCame: "How they came",
  detail: "Detail",
  number: "Number",

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
