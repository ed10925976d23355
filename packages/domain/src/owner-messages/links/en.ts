export default {
  links: "Links",
  // Label of a list of the owner’s cards.
  card: "Card",
  makeALink: "Make a link",
  // {path}: the address of the card, such as /c/giulia.
  onePerPlace: "{path}, one for each place you share it",
  notLoaded: "Your links could not be loaded.",
  nothingLost: "Nothing is lost: your links still work.",
  notRefreshed: "Your links could not be refreshed.",
  earlierVersion: "You see an earlier version.",
  loading: "Loading your links",
  noLinksYet: "No links yet",
  whatFor:
    "Make one for a fair, a talk or a shop window. People see where you met, and you see how many came from there.",

  // A heading: links that are live. Beside it stands how many of how many.
  live: "Live",
  liveOf: "{live} of {max}",
  liveLinks: "Live links",
  noLiveLinks: "No live links. Make one, or reactivate an ended one.",
  // A heading: links that have ended. Beside it stands where "they", the links, lead.
  ended: "Ended",
  theyLeadToCard: "They lead to your plain card",
  endedLinks: "Ended links",
  isLiveAgain: "{name} is live again.",
  hasEnded: "{name} has ended.",

  // Heads of columns.
  nameAndLink: "Name and link",
  views: "Views",
  saves: "Saves",
  detailsLeft: "Details left",
  // Also the title of a dialog and an item of a menu.
  lastDay: "Last day",

  viewCount: {
    one: "<number>{count}</number> <what>view</what>",
    other: "<number>{count}</number> <what>views</what>",
  },
  saveCount: {
    one: "<number>{count}</number> <what>save</what>",
    other: "<number>{count}</number> <what>saves</what>",
  },
  // Contact details that visitors have left.
  detailsCount: {
    one: "<number>{count}</number> <what>details left</what>",
    other: "<number>{count}</number> <what>details left</what>",
  },
  // A line of its own, below a link.
  endedOn: "Ended {day}",
  noLastDay: "No last day",
  untilDay: "Until {day}",
  // The same behind figures: 12 views, 3 saves, until 30 April.
  figuresEndedOn: "ended {day}",
  figuresNoLastDay: "no last day",
  figuresUntilDay: "until {day}",
  // Buttons. Their names for screen readers have the name of the link.
  reactivate: "Reactivate",
  reactivateLink: "Reactivate {name}",
  copyLink: "Copy link {name}",
  qrCode: "QR code",
  qrCodeOf: "QR code of {name}",
  moreFor: "More for {name}",
  insights: "Insights",
  // Also the title of a dialog.
  rename: "Rename",
  end: "End",

  scanThisLink: "Scan this link",
  lastDayOf: "Last day of {name}",
  lastDayHint: "After that day the link leads to your plain card. Leave empty for no end.",
  name: "Name",
  renameHint: "People see it on the card. The link stays the same.",

  madeAndCopied: "Made and copied: {address}",
  made: "Made: {address}",
  nameHint: "A place or an event. People see it on the card.",
  lettersOf: "{letters} of {max}",
  // A field: the end of the address.
  link: "Link",
  linkHint: "Suggested from the name. You can’t change it later.",
  newLastDayHint: "After that day the link leads to your plain card.",
  // {line}: "Met at …", as visitors see it.
  onTheCard: "On the card: <line>{line}</line>",
  // A button.
  makeLink: "Make link",
  making: "Making...",

  // Of a link that shows more than the plain card.
  onlyYouRead: "Only you read it, because this link shows more.",
  // A label above channels that can be switched on, with how many are on.
  alsoShown: "Also shown on this link",
  shownOf: "{shown} of {all}",
  alsoShownHint: "Channels that are only on chosen links. The rest of your card is there as always.",
  // A field: the whole address of the link.
  address: "Address",
  addressHint: "Nobody can guess it, and it is the only secret: whoever has it sees these channels.",
  // A button: makes another address. Its name for screen readers is the next one.
  another: "New",
  newAddress: "New address",
  lastDayWithoutThem: "After that day it leads to your plain card, without them.",
  // In the list. {channels}: "SMS, WhatsApp".
  alsoChannels: "Also {channels}",
  // In a menu, and the title of what it opens.
  whatItShows: "What it shows",
  newAddressFor: "A new address for {name}?",
  oldLeadsToCard: "The old one leads to your plain card from now on.",
  sendNewTo:
    "The old one leads to your plain card from now on. Send the new one to those who should go on seeing {channels}.",
  keepOld: "Keep the old one",
  changeIt: "Change it",
  changing: "Changing...",
} as const;
