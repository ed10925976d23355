export default {
  // {team}: a name. An action, and the title of its question.
  leaveTeam: "Leave {team}",
  question: "Leave {team}?",
  teamCardOf: "Team card of {team}",
  // What happens then: what goes, and what stays.
  cardEnds: "You lose the team card at once. {team} decides whether it ends or leads to a colleague.",
  ownStays: "Your own cards, your account and your sign-ins stay.",
  contactsStay: "The people who left their details on the team card stay in your contacts.",
  wayBack: "To come back you need a new invitation.",
  // Buttons.
  stay: "Stay",
  leave: "Leave",
  leaving: "Leaving...",
} as const;
