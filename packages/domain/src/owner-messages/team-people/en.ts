export default {
  title: "People",
  peopleCount: { one: "{count} person", other: "{count} people" },
  // {invited}: how many have not come yet.
  peopleAndInvited: {
    one: "{count} person, {invited} of them invited",
    other: "{count} people, {invited} of them invited",
  },
  loading: "Loading the people...",
  notLoaded: "The people could not be loaded.",
  notRefreshed: "The list could not be refreshed.",

  searchLabel: "Search people",
  search: "Name, mail or address",
  clearSearch: "Clear search",
  filters: "Filters",
  filtersOn: { one: "Filters, {count} on", other: "Filters, {count} on" },
  show: "Show",
  showMatches: { one: "Show {count} person", other: "Show {count} people" },
  clear: "Clear",
  // Labels of what narrows the list, and their first choices.
  template: "Template",
  role: "Role",
  state: "State",
  allTemplates: "All templates",
  allRoles: "All roles",
  allStates: "All states",
  // What somebody is in a team.
  owner: "Owner",
  admin: "Admin",
  member: "Member",
  // Whether somebody is in the team, has not come yet, or can no longer come by their link.
  here: "Here",
  invited: "Invited",
  ended: "Link ended",
  // {found}: how many are shown.
  shownOf: { one: "{found} of {count} person", other: "{found} of {count} people" },
  removeFilter: "Remove filter: {filter}",
  thisTemplate: "This template",
  nobodyFoundFor: "Nobody found for “{query}”",
  nobodyMatches: "Nobody matches these filters",
  searchedAll: {
    one: "We looked through the name, mail address and card address of {count} person.",
    other: "We looked through names, mail addresses and card addresses of all {count} people.",
  },
  // {filters}: such as “Showroom and Admin”.
  searchedFiltered: "We looked through names, mail addresses and card addresses. Filters: {filters}.",
  searchAll: { one: "Search {count} person", other: "Search all {count} people" },
  showAll: { one: "Show {count} person", other: "Show all {count} people" },

  onlyYou: "Nobody here but you",
  onlyYouText: "Paste a list of names and email addresses. Each person gets a card at once and one email.",

  // Heads of columns.
  person: "Person",
  cardAndTemplate: "Card and template",
  menu: "Menu",
  you: "You",
  noCard: "No team card",
  // {day}: such as “3 March”. <day>: may stand in a line of its own.
  hereSince: "Here <day>since {day}</day>",
  notOpened: "{day}, not opened",
  moreFor: "More for {name}",
  // {first} to {last}: places in the list.
  rangeOf: "{first} to {last} of {count}",
  nextPage: { one: "Next {count}", other: "Next {count}" },
  previousPage: { one: "Previous {count}", other: "Previous {count}" },

  select: "Select",
  done: "Done",
  selectPerson: "Select {name}",
  selectAll: "Select all on this page",
  selectNobody: "Select nobody",
  selected: { one: "{count} person selected", other: "{count} people selected" },

  // Actions.
  open: "Open",
  copyAddress: "Copy the card’s address",
  addressCopied: "Address copied",
  qrCode: "QR code",
  scanCard: "Scan the card",
  changeRole: "Change role",
  takeOut: "Take out",
  takeOutOfTeam: "Take out of the team",
  renew: "Renew the invitation",
  // How long the new link is valid.
  forDays: { one: "{count} day", other: "{count} days" },
  renewed: "{name} has a new mail. Its link is valid for 14 days.",
  takeBack: "Take back the invitation",
  notDone: "This didn’t work. Please try again.",

  // What each role may do.
  ownerMeans: "Everything: also roles, billing, settings and the end of the team.",
  adminMeans: "Templates, people, cards, links, insights and shared contacts.",
  memberMeans: "Their team card, nothing else.",
  roleChanged: "The role of {name} is changed.",

  takeOutQuestion: "Take {name} out?",
  takeOutManyQuestion: { one: "Take {count} person out?", other: "Take {count} people out?" },
  whatHappens: "What happens to the card",
  leads: "It leads to a colleague",
  leadsText: "Printed codes keep working.",
  ends: "It ends",
  endsText: "Whoever opens it reads that the card is no longer here.",
  // The same for several people.
  whatHappensToAll: "What happens to the cards",
  allLead: "They lead to a colleague",
  allEnd: "They end",
  allEndText: "Whoever opens one reads that the card is no longer here.",
  colleague: "Colleague",
  findColleague: "Find a colleague",
  noColleague: "No colleague with a card found.",
  losesCard: "{name} loses the team card at once and gets a mail.",
  ownStays: "The person’s own cards, contacts and account stay.",
  manyLoseCards: "They lose their team cards at once and get a mail.",
  manyKeepOwn: "Their own cards, contacts and accounts stay.",
  someStay: {
    one: "{count} of those you selected stays: you cannot take out yourself or owners here.",
    other: "{count} of those you selected stay: you cannot take out yourself or owners here.",
  },
  // Keeps somebody in the team.
  keep: "Keep {name}",
  keepAll: "Keep everybody",
  takingOut: "Taking out...",
  takenOut: { one: "{count} person is taken out.", other: "{count} people are taken out." },
  takenOutPartly: {
    one: "{done} of {count} person is taken out. Please try again for the others.",
    other: "{done} of {count} people are taken out. Please try again for the others.",
  },

  takeBackQuestion: "Take back the invitation of {name}?",
  takeBackText: "The link in the mail stops working, and the card ends at once.",
  keepInvitation: "Keep the invitation",
  takingBack: "Taking back...",
  takenBack: "The invitation of {name} is taken back.",

  // Below the way to paste a list: a heading and its two links.
  moreWays: "More ways to start",
  bringSheet: "Bring a spreadsheet",
  bringSheetText: "A .csv of up to 5,000 people. You see everything before it is saved.",
  letJoin: "Let colleagues join by themselves",
  letJoinText: "Whoever confirms an address at your domain gets a card.",
  // Cards of those who left the team. {address}: such as “/c/anna”.
  leftTitle: "Cards of those who left",
  leftLead: "Their addresses and printed codes stay reserved for a year. You decide where they lead.",
  leftOn: "Left on {day}",
  leadsTo: "Leads to {name}",
  hasEnded: "Has ended",
  change: "Change",
  whereLeads: "Where {address} leads",
  leadsNow: "{address} leads to {name} now.",
  leadsNowhere: "{address} has ended.",
  leftNotLoaded: "The cards of those who left could not be loaded.",
} as const;
