export default {
  // A choice of two, with the number of contacts, and its name for screen readers.
  whose: "Whose contacts",
  mine: "Mine",
  // The same, once the number is known.
  mineCounted: "Mine, {count}",
  shared: "Shared, {count}",
  // The same for who is in several teams.
  sharedWith: "{team}, {count}",
  peopleShared: { one: "{count} person shared with {team}", other: "{count} people shared with {team}" },
  export: "Export",
  since:
    "Left on team cards since {day}, when sharing was turned on. What was left before stays each member’s alone.",
  isOff: "Sharing is off. What visitors left on team cards while it was on stays here.",
  // A label. {name}: the first name of the member in whose contacts somebody is.
  withMember: "With {name}",
  // Where somebody left their details.
  onTheCard: "On the card",
  nobody: "Nobody has left their details yet",
  nobodyText: "Whoever leaves them on a team card from now on appears here.",
  noneFound: "Nobody found",
  showAll: { one: "Show {count} contact", other: "Show all {count} contacts" },
  notLoaded: "The shared contacts could not be loaded.",

  // In the settings of a team: a switch, what it says, and the question before it is turned on.
  title: "Shared contacts",
  about: "What visitors leave on a team card is the member’s. Owners and admins can see it too.",
  share: "Share new contacts with the team",
  sharedSince: "Since {day}. Visitors read so before they send.",
  staysTheirs: "What was left before stays the member’s alone. Personal cards are never seen by the team.",
  notShared: "Only each member sees what visitors leave.",
  question: "Share new contacts with the team?",
  fromNow: {
    one: "From now on, whatever visitors leave on the team card is seen by the member and by owners and admins.",
    other:
      "From now on, whatever visitors leave on one of the {count} team cards is seen by the member and by owners and admins.",
  },
  visitorsRead: "Visitors read this before they send",
  // A first name, as an example in that sentence.
  example: "Kwame",
  beforeStays: "What was left before stays the member’s alone",
  personalStays: "Personal cards are never seen by the team",
  mails: {
    one: "The member gets an email that says so",
    other: "All {count} members get an email that says so",
  },
  shareNew: "Share new ones",
  sharing: "Sharing...",
  isShared: "New contacts are shared. All members get an email.",
  isNotShared: "New contacts are no longer shared.",
} as const;
