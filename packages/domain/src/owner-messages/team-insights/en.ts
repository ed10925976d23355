export default {
  // The last choice in a list of one's own cards, and the second line below it. {team}: a name.
  team: "Team, {team}",
  allCardsOf: "All cards of {team}",
  // Under the title: the first and the last day, or month, such as "25 March".
  cardsAndRange: {
    one: "{count} card of {team}, {from} to {to}",
    other: "{count} cards of {team}, {from} to {to}",
  },
  noCards: "{team} has no cards yet",
  noCardsText: "Invite somebody: their card works the same minute, and its visits appear here.",
  // A button.
  invitePeople: "Invite people",
  notOpened: "No one has opened a card of {team} yet",
  notOpenedText:
    "Views, saves and taps appear here within a minute. Visits of the team’s own people don’t count.",

  // Headings.
  byPerson: "By person",
  byTemplate: "By template",
  byLink: "By link",
  // The button beside the heading, for screen readers.
  peopleAsTable: "Show as table, by person",
  peopleAsChart: "Show as chart, by person",
  // Head of a column.
  person: "Person",
  // Figures of a person.
  savesOf: { one: "<number>{count}</number> save", other: "<number>{count}</number> saves" },
  detailsOf: { one: "<number>{count}</number> details", other: "<number>{count}</number> details" },
  // A remark below the list. {shown}: how many are listed.
  mostSeen: "The {shown} people with the most views. The CSV has everybody.",
  peopleOf: { one: "{count} person", other: "{count} people" },
  // {path}: the end of the addresses, such as "/salone".
  linkOnCards: { one: "{path} on {count} card", other: "{path} on {count} cards" },
  linkUntil: {
    one: "{path} on {count} card, until {day}",
    other: "{path} on {count} cards, until {day}",
  },
  noLinks: "No link of the team brought anybody in this period.",
  // A link to the page with the links of the team.
  allLinks: "Links for all cards",

  privacy:
    "Counted without cookies. Visits of the team’s own people, bots and people who ask not to be counted are left out. Nobody sees who the visitors were, and nobody is recognised the next day. <counted>What is counted</counted>",
} as const;
