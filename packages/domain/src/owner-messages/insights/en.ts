export default {
  title: "Insights",
  loading: "Loading your insights",
  notLoaded: "Your insights could not be loaded.",
  visitsCounted: "Nothing is lost: visits are still counted.",
  notRefreshed: "Your insights could not be refreshed.",
  noCards: "You have no cards yet",
  noCardsText: "Make your first one and see how many people open it.",
  // A button.
  addCard: "Add Business Card",

  // Under the title: the first and the last day, or month, that are counted, such as "25 March", or "May 2025".
  range: "{from} to {to}",
  // {number} is {count}, in words up to ten.
  cardsAndRange: {
    one: "Your {number} card, {from} to {to}",
    other: "Your {number} cards, {from} to {to}",
  },
  rangeAndMade: "{from} to {to}. Card made on {day}",

  // Names of two controls for screen readers, and what there is to choose.
  card: "Card",
  allCards: "All cards",
  period: "Period",
  days: { one: "{count} day", other: "{count} days" },
  months: { one: "{count} month", other: "{count} months" },

  // Buttons.
  download: "Download as CSV",
  downloadFailed: "We couldn’t download the table. Please try again.",
  showAsTable: "Show as table",
  showAsChart: "Show as chart",
  // The same button where there are several, for screen readers: the place is added.
  sourcesAsTable: "Show as table, where people came from",
  sourcesAsChart: "Show as chart, where people came from",
  tapsAsTable: "Show as table, what they tapped",
  tapsAsChart: "Show as chart, what they tapped",
  // The name of a table for screen readers. {heading}: what stands above it.
  tableOf: "{heading}, table",

  // What is counted: headings of figures and of columns. Visitors are people; details are contact details.
  views: "Views",
  visitors: "Visitors",
  saves: "Saves",
  details: "Details left",
  // Below a figure stand two lines: how it has changed, and against what.
  more: { one: "{count} more", other: "{count} more" },
  thanDaysBefore: { one: "than the {count} day before", other: "than the {count} days before" },
  thanMonthsBefore: { one: "than the {count} month before", other: "than the {count} months before" },
  fewer: { one: "{count} fewer", other: "{count} fewer" },
  theSame: "The same",
  asInDaysBefore: { one: "as in the {count} day before", other: "as in the {count} days before" },
  asInMonthsBefore: { one: "as in the {count} month before", other: "as in the {count} months before" },
  noneYet: "None yet",
  inEitherPeriod: "in either period",
  // There was nothing to compare with: the first visits came on {day}.
  new: "New",
  since: "since {day}",

  // The chart.
  byDay: "Views and saves by day",
  byMonth: "Views and saves by month",
  beforeCard: "Before the card was made",
  beforeFirstCard: "Before the first card",
  today: "Today",
  // Heads of columns.
  day: "Day",
  month: "Month",
  daysInUtc: "Days are counted in UTC. Today is not complete yet.",
  monthsInUtc: "Months are counted in UTC. {month} is not complete yet.",
  // Follows, where the table to download goes further back than single days are kept. {month}: such as "October 2025".
  daysFromMonth: "From {month} on, the CSV has single days. Before that, only months are known.",
  // The month that goes on.
  monthNotOver: "{month}, not over yet",
  // Beside the highest point. {when}: such as "12 April" or "Today". {link}: through which most people came.
  mostlyFrom: "{when}, mostly {link}",
  viewCount: { one: "{count} view", other: "{count} views" },
  saveCount: { one: "{count} save", other: "{count} saves" },

  // The chart in sentences, for those who do not see it. Such as "Views and saves by day from 25 March to 23 April."
  chartByDay: "Views and saves by day from {from} to {to}.",
  chartByMonth: "Views and saves by month from {from} to {to}.",
  noVisits: "No visits.",
  // Each day, or month, on which something happened. {columns}: "One view on 20 April, two views and one save on 22 April".
  eachColumn: "{columns}.",
  // {figures}: views, saves or both, as below.
  onDay: "{figures} on {day}",
  inMonth: "{figures} in {month}",
  // {number} is {count}, in words up to ten.
  viewsInWords: { one: "{number} view", other: "{number} views" },
  savesInWords: { one: "{number} save", other: "{number} saves" },
  // The highest points. {views}, {saves}: how many. "Not over yet": the day is today, or the month this one.
  dayPeak: "Views peak at {views} on {day}. There are no saves.",
  dayPeakSame: "Views peak at {views} on {day}, saves at {saves} the same day.",
  dayPeaks: "Views peak at {views} on {day}, saves at {saves} on {savesDay}.",
  openDayPeak: "Views peak at {views} on {day}, which is not over yet. There are no saves.",
  openDayPeakSame: "Views peak at {views} on {day}, which is not over yet, saves at {saves} the same day.",
  openDayPeaks: "Views peak at {views} on {day}, which is not over yet, saves at {saves} on {savesDay}.",
  monthPeak: "Views peak at {views} in {day}. There are no saves.",
  monthPeakSame: "Views peak at {views} in {day}, saves at {saves} the same month.",
  monthPeaks: "Views peak at {views} in {day}, saves at {saves} in {savesDay}.",
  openMonthPeak: "Views peak at {views} in {day}, which is not over yet. There are no saves.",
  openMonthPeakSame:
    "Views peak at {views} in {day}, which is not over yet, saves at {saves} the same month.",
  openMonthPeaks: "Views peak at {views} in {day}, which is not over yet, saves at {saves} in {savesDay}.",

  whereFrom: "Where people came from",
  noVisitors: "No visitors in this period.",
  // Head of a column: ways by which people came. Their names follow; a link goes by its own.
  way: "Way",
  qr: "QR code",
  direct: "Direct link",
  signature: "Email signature",
  print: "Printed card",
  wallet: "Wallet",
  nfc: "NFC tag",
  background: "Call background",
  page: "Page in one file",
  // All further ways together, in a list: "QR code 36%, Direct link 16%, others 22%".
  others: "others",
  wayShare: "{way} {share}",
  // {name}: what the owner calls the link, such as "Salone del Mobile".
  linkName: "<name>{name}</name> <what>link</what>",
  // Of a team: links that people have made for their own cards, together.
  unnamedLinks: "People’s own links",
  // In the place of a number of views, where people left their contact details without being counted.
  detailsLeft: { one: "Details left", other: "Details left {count} times" },
  // A button.
  showMore: { one: "Show {count} more", other: "Show {count} more" },
  percentagesFrom: {
    one: "Percentages appear from {count} view.",
    other: "Percentages appear from {count} views.",
  },
  noDevices: "No device data.",
  // {shares}: one to three of those below, with commas between.
  devices: "{shares}.",
  onPhones: "<share>{share}</share> on phones",
  onTablets: "<share>{share}</share> on tablets",
  onDesktops: "<share>{share}</share> on desktops",

  // “They”: the visitors.
  whatTapped: "What they tapped",
  nothingTapped: "Nothing in this period.",
  // Heads of columns.
  channel: "Channel",
  taps: "Taps",
  codeNotOpened: "QR code not opened yet.",
  codeOpened: {
    one: "QR code opened <number>once</number>.",
    other: "QR code opened <number>{count}</number> times.",
  },
  notShared: "Not shared yet.",
  // {ways}: such as "WhatsApp 7, link copied 2".
  shared: {
    one: "Shared <number>once</number>: {ways}.",
    other: "Shared <number>{count}</number> times: {ways}.",
  },
  // {way}: such as WhatsApp, or one of the two that follow.
  sharedBy: "{way} {number}",
  linkCopied: "link copied",
  shareMenu: "the device’s share menu",

  cardByCard: "Card by card",
  viewsOfCard: {
    one: "<number>{count}</number> view",
    other: "<number>{count}</number> views",
  },

  privacy:
    "Counted without cookies. Your own visits, bots and people who ask not to be counted are left out, and visitors can’t be recognised the next day. <counted>What is counted</counted>",

  // Before the first visit.
  notOpened: {
    one: "No one has opened your card yet",
    other: "No one has opened your cards yet",
  },
  notOpenedText: "Views, saves and taps appear here within ten seconds. Your own visits don’t count.",
  // A button, and the title of what it opens, where the owner speaks.
  showCode: "Show my QR code",
  scanMyCard: "Scan my card",
  // A button.
  copyLink: "Copy link",
  anotherWay: "Another way to get your first visitor",
  twoMoreWays: "Two more ways to get your first visitor",
  // {link}: the address of the card.
  linkForMessage: "{link}, for a message or a profile",
  makeLink: "Make a link for an event",
  makeLinkText: "See how many people came from there",
} as const;
