export default {
  // The heading of the page, and the name of the list.
  yourCards: "Your cards",
  loading: "Loading your cards",
  notLoaded: "Your cards could not be loaded.",
  // They: the cards.
  nothingLost: "Nothing is lost: they are still online.",
  notRefreshed: "Your cards could not be refreshed.",
  noCardsYet: "You have no cards yet",
  // Names the button addCard.
  makeFirst: "Use the Add Business Card button to make your first one. It takes about three minutes.",
  // A button.
  addCard: "Add Business Card",

  // Below the heading: {used}: how many cards there are; {count}: how many the plan has room for.
  inUse: { one: "{used} of {count} card in use", other: "{used} of {count} cards in use" },
  allInUse: {
    one: "{used} of {count} card in use, no room for more",
    other: "{used} of {count} cards in use, no room for more",
  },
  // On the free plan. Premium: the name of the other one, which has room for {max} cards.
  premiumHasRoom: {
    one: "{used} of {count} card in use. <premium>Premium</premium> has room for {max}.",
    other: "{used} of {count} cards in use. <premium>Premium</premium> has room for {max}.",
  },
  // {count}: how many cards there are, never one; {more}: by how many that is more than the plan allows.
  tooMany: {
    one: "{count} card, {more} more than your plan has room for",
    other: "{count} cards, {more} more than your plan has room for",
  },
  tooManyForFree: {
    one: "{count} card, {more} more than the free plan has room for",
    other: "{count} cards, {more} more than the free plan has room for",
  },
  // An empty place for a card, which leads to making one.
  roomFor: { one: "Room for one more card", other: "Room for {count} more cards" },
  // To somebody whose Premium has ended.
  freeVersion:
    "Your cards are online in their free version: no logo, one colour, ten channels. Everything else is saved and comes back with Premium. <plans>See the plans</plans>",

  changeOrder: "Change order",
  dragACard: "Drag a card, or use the arrows.",
  // A card among those that are put in order, for screen readers. {name}: the last part of its link, such as giulia.
  position: "{name}, position {place} of {count}",
  // A button.
  done: "Done",

  // Of a card. Those with {name}, of the person on it, are for screen readers and name the button more exactly.
  openCard: "Open card of {name}, {path}",
  viewsThisWeek: { one: "{count} view this week", other: "{count} views this week" },
  copyLink: "Copy link to card of {name}",
  showCode: "Show QR code of {name}",
  codeNotShown: "We couldn’t show the code. Please try again.",
  // A button.
  share: "Share",
  shareCard: "Share card of {name}",
  editCard: "Edit card of {name}",
  // {path}: the link of the card, such as /c/giulia.
  moreFor: "More for card of {name}, {path}",
  // A button that turns the card to its side in another language. {language}: its own name, such as 日本語.
  turnOver: "Turn over, {language}",

  // The menu of a card.
  useEverywhere: "Use it everywhere",
  links: "Links",
  insights: "Insights",
  // Below the address of a card. {team}: a name, such as “Officina Brera”.
  teamCardOf: "Team card of {team}",
  duplicate: "Duplicate",
  // Beside Duplicate, why it cannot be chosen.
  noRoom: "No room for another card",
  takenDown: "Taken down",
  // Pause takes the card from the web until Resume; both are buttons.
  pause: "Pause",
  resume: "Resume",
  resumeCard: "Resume card of {name}",
  changeLink: "Change link",

  // {name}: the last part of the card’s link, such as giulia.
  isPaused: "{name} is paused.",
  isLiveAgain: "{name} is live again.",
  isDeleted: "{name} is deleted.",
  isRestored: "{name} is restored.",

  takenDownOn: "Taken down on {day}",
  takenDownText: "Visitors don’t see this card. Our email says why. Nothing is deleted.",
  // A button.
  answer: "Answer",

  // A card that was begun. Your name stands where the name will be.
  draft: "Draft",
  yourName: "Your name",
  draftSavedOn: "Draft, saved on this device on {day}",
  continueCard: "Continue your card",
} as const;
