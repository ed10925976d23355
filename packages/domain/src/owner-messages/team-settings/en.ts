export default {
  title: "Team settings",
  lead: "Only owners can change these.",

  // Headings, and what the sections below them are for.
  name: "Name",
  nameLead: "It stands in emails, on locked fields and on the page of the team.",
  teamName: "Name of the team",
  // Below the name.
  line: "One line",
  saved: "Saved.",

  logo: "Logo",
  logoLead: "For the team itself. Templates have their own, which may differ.",
  // While the team has no logo of its own.
  logoOfTemplate: "Until there is one, the logo of the first template is shown.",

  page: "Page of the team",
  pageLead: "People who agreed to be shown, with search. Off until you turn it on.",
  showPage: "Show the page",
  // {agreed}: how many of all people agreed to be shown.
  agreed: {
    one: "{agreed} of {count} person agreed to be shown.",
    other: "{agreed} of {count} people agreed to be shown.",
  },
  searchEngines: "Search engines may list it",
  searchEnginesText: "While this is off, the page asks search engines not to list it.",
  address: "Address",
  change: "Change",
  openPage: "Open the page",
  memberDecides: "Each member decides on their own page of the team. You cannot decide it for them.",
  changeAddress: "Change the address",
  formerEnds: "The former address stops working at once.",
  // For a member: their own choice. {address}: of the page.
  showMe: "Show me on the page of the team",
  showMeText: "Everybody can read {address}. You can change this at any time.",

  joining: "Joining by address",
  joiningLead: "Whoever confirms an address at your domain may join without an invitation.",
  letJoin: "Let colleagues join by themselves",
  // {domain}: of mail addresses. {template}: the name of a template.
  letJoinText: "With an address at {domain}. They get a card from {template}.",
  template: "Template of their cards",
  joinNote: "The domain is that of your confirmed address. Public mail providers are refused.",

  data: "Data of the team",
  dataLead: "Team, templates, people and cards, in formats that other programs read.",
  copy: "A copy of the team",
  copyText: "It is part of the copy of your own data, one ZIP file. Another installation can import it.",
  makeCopy: "Make a copy",
  // A copy of another team. {team}: its name.
  bringIn: "Bring in a copy",
  bringInText: "Its templates are added, and its people are invited anew. You see it first.",
  bringInQuestion: "Bring {team} into this team?",
  whichTeam: "Which team?",
  templatesAdded: { one: "{count} template is added", other: "{count} templates are added" },
  invitedAnew: {
    one: "{count} person is invited anew, with a card",
    other: "{count} people are invited anew, each with a card",
  },
  leftOut: {
    one: "{count} person is left out: here already, or not readable",
    other: "{count} people are left out: here already, or not readable",
  },
  photosToo: "Each person adds their photo and further details again.",
  noSeats: {
    one: "There is room for {count} person. Add seats first.",
    other: "There is room for {count} people. Add seats first.",
  },
  broughtIn: "{team} is brought in.",

  // A heading and a button. {team}: a name.
  deleteTeam: "Delete the team",
  deleteLead: {
    one: "The team card ends at once. Everything is deleted after seven days.",
    other: "All {count} team cards end at once. Everything is deleted after seven days.",
  },
  deleteQuestion: "Delete {team}?",
  // What ends, and what stays.
  cardsEnd: { one: "The team card ends at once", other: "All {count} team cards end at once" },
  cardsEndText: "Whoever opens an address or a code reads that the card is no longer here.",
  planEnds: "The subscription ends today",
  // {day}: such as “3 March”.
  goneLater: "Everything of the team is deleted on {day}",
  bringBack: "Until then you can bring the team back.",
  everybodyKeeps: "Everybody keeps their account, own cards and contacts",
  typeToConfirm: "Type {team} to confirm",
  keep: "Keep the team",
  deleting: "Deleting...",
  isDeleted: "{team} is deleted.",
} as const;
