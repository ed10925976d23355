export default {
  leave: "Leave",
  leaveLead:
    "Your cards go offline immediately. Everything is deleted after seven days; until then you can come back.",
  // Button.
  leaveBrand: "Leave {brand}",
  leaveQuestion: "Leave {brand}?",
  notLoaded: "We couldn’t load the details.",
  nothingChanged: "Nothing has changed. Please try again.",
  whatHappens: "What happens when you leave",
  cardsOffline: {
    one: "Your card goes offline immediately",
    other: "Your {count} cards go offline immediately",
  },
  // {names}: how the cards are called, as a list.
  cardsReserved: {
    one: "{names} stays reserved for 90 days.",
    other: "{names} stay reserved for 90 days.",
  },
  planCancelled: "Your plan is cancelled first",
  planCancelledText: "No further payments. The provider keeps its invoices, as the law requires.",
  signedOut: { one: "You are signed out", other: "You are signed out on {count} devices" },
  deletedOn: "Everything is deleted on {day}",
  deletedText: "Cards, pictures, favorites and everything else in your account.",
  untilThen: "Until then, signing in restores everything. <copy>Make a copy first</copy>",
  // Button that leaves everything as it is.
  stay: "Stay",
  leavingNow: "Leaving...",
  youHaveLeft: "You have left. Everything is deleted on {day}.",

  closingTitle: "Your account is closing",
  logOut: "Log out",
  daysLeft: { one: "{count} day", other: "{count} days" },
  closingText:
    "You left on {leftOn}. Your cards are offline, and their links stay reserved for you. Until {until}, you can restore everything.",
  closingNote: "A paid plan stays cancelled. You can choose one again after you restore your account.",
  restoreAccount: "Restore account",
  oneMoment: "One moment...",
  // After it was restored.
  cameBack: "Everything is back.",
  comeBackFailed: "That didn’t work. Please try again.",
  leaveFailed: "We couldn’t close your account. Please try again.",

  // Before somebody can leave. {team}: a name.
  lastOwner: "You are the last owner of {team}",
  handOver: "Choose who owns it from now on, or delete the team. Then you can leave.",
  deleteTeam: "Delete the team",

  newOwner: "New owner of {team}",
  findColleague: "Find a colleague",
  clearSearch: "Clear search",
  nobodyFound: "Nobody found who is here already.",
  makeOwner: "Make {name} an owner",
  isOwner: "{name} is an owner of {team} now.",
  notHandedOver: "This didn’t work. Please try again.",
} as const;
