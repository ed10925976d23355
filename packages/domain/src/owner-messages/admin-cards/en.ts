export default {
  // States of a card.
  live: "Live",
  paused: "Paused",
  takenDown: "Taken down",
  notShown: "Not shown",

  cards: "Cards",
  cardCount: {
    one: "{count} card, newest first. Views: last 30 days.",
    other: "{count} cards, newest first. Views: last 30 days.",
  },
  findCards: "Find by username, name or company",
  findCardsHint: "Username, name or company",
  whichCards: "Which cards",
  all: "All",
  reported: "Reported",
  toReview: "To review",
  down: "Down",
  noCards: "No cards found.",
  // Heads of columns.
  card: "Card",
  views: "Views",
  state: "State",
  actions: "Actions",
  // {number} is {count}, in words in English.
  reportsInWords: { one: "{number} report", other: "{number} reports" },
  // Buttons. <card>: for screen readers, the address of the card.
  markAsOkCard: "Mark as OK<card>: {card}</card>",
  restoreCard: "Restore<card> {card}</card>",
  takeDownCard: "Take down<card> {card}</card>",

  // Questions: a title, a text and a button.
  restoreTitle: "Restore {card}?",
  restoreText: "Visitors see it again immediately, and we notify its owner.",
  restore: "Restore",
  markAsOkTitle: "Mark {card} as OK?",
  markAsOkText: "It leaves the queue, and returns if its name changes to something that looks fake.",
  markAsOk: "Mark as OK",
  leaveOnlineTitle: "Leave {card} online?",
  leaveOnlineText: "Its open reports are closed. Reporters who left an email address get one email.",
  leaveOnline: "Leave online",
  takeDownTitle: "Take down {card}?",
  takeDownText: "The card, its contact file, picture and code go offline immediately. You can restore it.",
  takeDown: "Take down",
  takingDown: "Taking down...",
  reason: "Reason",
  messageToOwner: "Message to the owner",
  whatVisitorsSee: "What visitors see",
  // <code>: the status that browsers get.
  noticeRemoved: "Taken down <code>(410)</code>",
  noticeLegal: "Not available for legal reasons <code>(451)</code>",
  alsoSuspend: "Also suspend the account",

  reports: "Reports",
  whichReports: "Which reports",
  open: "Open",
  closed: "Closed",
  openReports: {
    one: "{count} open, the oldest from {time}",
    other: "{count} open, the oldest from {time}",
  },
  noneOpen: "None open",
  noOpenReports: "No open reports.",
  noClosedReports: "No closed reports yet.",
  urgent: "Urgent",
  // The owner of the card has answered.
  answered: "Answered",
  reportCount: { one: "{count} report", other: "{count} reports" },
  // Networks from which reports came.
  networkCount: { one: "{count} network", other: "{count} networks" },

  report: "Report",
  createdAndViews: {
    one: "Created {time}, {count} view in 30 days",
    other: "Created {time}, {count} views in 30 days",
  },
  takenDownAgo: "Taken down {time}: {reason}",
  ownerAnswered: "The owner answered",
  noOneReported: "No one has reported this card.",
  // What reporters say is wrong with a card. Pretends: the card, or its owner.
  pretends: "Pretends to be someone else",
  fraud: "Fraud",
  illegal: "Illegal",
  harassing: "Harassing",
  other: "Something else",
  // {reason}: one of these.
  reportedFor: "{reason}. {time}",
  reportedForTakenDown: "{reason}. {time}. Taken down",
  reportedForLeftOnline: "{reason}. {time}. Left online",
  // Whoever reported it wants an answer by mail.
  reportedWantsAnswer: "{reason}. {time}, wants an answer",
  reportedWantsAnswerTakenDown: "{reason}. {time}, wants an answer. Taken down",
  reportedWantsAnswerLeftOnline: "{reason}. {time}, wants an answer. Left online",
  // Why a card should be looked at. {brands}: names such as paypal, with commas between.
  ownerTakenDown: "Another card of its owner is taken down",
  looksLikeBrand: "Looks like a known brand: {brands}",
  looksLikeUs: "Looks like this installation",
  forgedBrand: "Uses letters of another script to look like a brand: {brands}",
  // Two of these.
  twoReasons: "{first}. {second}",
  // What somebody wrote who reported a card.
  quoted: "“{text}”",
  closeReports: "Close the reports",
  openCard: "Open card",
  reportersGetEmail:
    "Reporters who left an email address get one email when you decide. The owner never sees who reported.",
  whatTheCardSays: "What the card says",
  // How the name is said.
  spoken: "Spoken: <name>{name}</name>",
  // A card may have two sides, in two languages.
  secondSide: "Second side",
} as const;
