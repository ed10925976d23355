export default {
  // {views}, {saves} and {visitors}: numbers with their words, as the next three say.
  subject: "Your week: {views}, {saves}",
  preview: "{views}, {saves}, {visitors}.",
  viewCount: { one: "{count} view", other: "{count} views" },
  saveCount: { one: "{count} save", other: "{count} saves" },
  visitorCount: { one: "{count} visitor", other: "{count} visitors" },

  // The title. {first}, {last}: days of one month, as numbers. {month}: its name, in Japanese its number.
  titleInMonth: "Your week, {first} to {last}\u00a0{month}",
  // The same with days of two months, such as “28 March”.
  title: "Your week, {first} to {last}",
  // The figures are of all cards of the owner.
  together: "All your cards together.",

  // Labels of figures, and how a figure compares with the week before.
  views: "Views",
  visitors: "Visitors",
  saves: "Saves",
  // Contact details that visitors left.
  details: "Details left",
  none: "None in either week",
  same: "The same as the week before",
  more: { one: "{count} more than the week before", other: "{count} more than the week before" },
  fewer: { one: "{count} fewer than the week before", other: "{count} fewer than the week before" },
  // A figure in the text of a mail: “Views: 12. 3 more than the week before.”
  figure: "{label}: {value}. {change}.",

  // Above a chart.
  viewsByDay: "Views by day",
  // {ways}: a list of one to three of the following, each with the number of its views.
  cameBy: "Most people came through {ways}.",
  // {link}: the name that the owner gave to a link of the card.
  byLink: "the link {link} ({views})",
  byQr: "the QR code ({views})",
  byDirect: "the direct link ({views})",
  bySignature: "the email signature ({views})",
  byPrint: "the printed card ({views})",
  byWallet: "the wallet ({views})",
  byNfc: "the NFC tag ({views})",
  // A picture behind somebody in a video call.
  byBackground: "the call background ({views})",
  // The card as one file that is opened without the internet.
  byPage: "the page in one file ({views})",
  // {channel}: a way to reach somebody on a card, such as “Email” or “LinkedIn”.
  tapped: {
    one: "{channel} was tapped most, once.",
    other: "{channel} was tapped most, {count} times.",
  },

  // A button. Insights is a page.
  open: "Open Insights",
  asked: "You asked for this email once a week.",
  // A link.
  stop: "Stop the weekly summary",
} as const;
