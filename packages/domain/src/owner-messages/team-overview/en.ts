export default {
  peopleCount: { one: "{count} person", other: "{count} people" },
  templateCount: { one: "{count} template", other: "{count} templates" },
  figures: "The team in figures",
  people: "People",
  // {here} and {invited}: how many.
  hereAndInvited: "{here} here, {invited} invited",
  everybodyHere: "Everybody is here",
  cardsOpened: "Cards opened",
  ofCards: { one: "of {count} card", other: "of {count} cards" },
  views: "Views",
  // How often somebody left their contact details.
  details: "Details left",
  // A figure against the week before; the next line says with what it is compared.
  more: { one: "{count} more", other: "{count} more" },
  fewer: { one: "{count} fewer", other: "{count} fewer" },
  same: "The same",
  none: "None yet",
  thanBefore: "than the week before",
  asBefore: "as in the week before",
  inEither: "in either week",
  thisWeek: "This week: the last seven days, today included.",

  // Whoever signed in by the company while no seat was free.
  waiting: { one: "{count} person waits for a seat", other: "{count} people wait for a seat" },
  waitingText:
    "They signed in with the company. As soon as a seat is free, they get their card by themselves.",
  addSeats: "Add seats",
  notOpened: "Invitation not opened",
  everybodyOpened: "Everybody you invited is here.",
  invitedReminder: "Invited {day}, reminder on {reminder}",
  invitedReminded: "Invited {day}, reminded {reminder}",
  linkEndedOn: "Link ended on {day}",
  linkEnded: "Link ended",
  allNotOpened: { one: "All {count}", other: "All {count}" },

  templates: "Templates",
  changed: "Changed on {day}",
  changedBy: "Changed on {day} by {name}",
  changedByYou: "Changed on {day} by you",
  // Beside a template. <b>: emphasis.
  cardCount: { one: "<b>{count}</b> person", other: "<b>{count}</b> people" },
  joining: "Whoever confirms an address at <b>{domain}</b> may join by themselves.",
  allPeople: { one: "All {count}", other: "All {count}" },
  notLoaded: "This part could not be loaded.",

  // Right after the start.
  ready: "Your team is ready",
  readyText: "Invite somebody and their card works the same minute.",
  freePeople: { one: "Up to {count} person is free.", other: "Up to {count} people are free." },
  blankName: "First and last name",

  // The owner’s own row.
  noCard: "You have no team card",
  noCardText: "Your own cards stay as they are.",
  makeCard: "Make me a team card",
  making: "Making...",
  made: "Your team card is at {address}.",
  notMade: "The card could not be made. Please try again.",

  // For members.
  youAreMember: { one: "{count} person. You are a member.", other: "{count} people. You are a member." },
  yourCard: "Your team card",
  openCard: "Open your team card {address}",
  edit: "Edit",
  cardNotLoaded: "Your card could not be loaded.",
  whatTeamSees: "What the team sees",
  teamSees:
    "How often your team card is opened. Never who the visitors were, never your own cards, your contacts or your favorites.",

  changedToday: "Changed today",
  changedTodayBy: "Changed today by {name}",
  changedTodayByYou: "Changed today by you",
  copyJoiningLink: "Copy the joining link",
  changeTemplate: "Change the template",
  // For members: the owners and admins.
  looksAfter: "Who looks after it",
  writeTo: "Write to {name}",
} as const;
