export default {
  team: "Team",
  // For screen readers. {team}: a name.
  teamNamed: "{team}, team",
  chooseTeam: "Team: {team}",
  part: "Part of the team’s pages",
  // The pages of a team, in its bar. The first one has the figures.
  overview: "Overview",
  people: "People",
  templates: "Templates",
  links: "Links",
  activity: "Activity",
  billing: "Billing",
  settings: "Settings",

  loading: "Loading your team...",
  notLoaded: "Your team could not be loaded.",
  notRefreshed: "Your team could not be refreshed.",
  nothingLost: "Nothing is lost. Please try again.",

  // Who is in no team.
  noTeam: "You are not in a team",
  noTeamLead:
    "With a team, everybody has a card of one look: you set what is the same, and each person fills in the rest.",
  invitedInstead: "Were you invited? Open the link in the email, and the team appears here.",
  startTeam: "Start a team",
  // For who is in one.
  openTeam: "Open your team",

  // An owner has deleted the team. {day}: such as “3 March”.
  isDeleted: "{team} is deleted",
  goneOn: "Its cards no longer work. On {day} it is deleted for good. Until then you can restore it.",
  restore: "Restore the team",
  restoring: "Restoring...",
  notRestored: "The team could not be restored. Please try again.",
} as const;
