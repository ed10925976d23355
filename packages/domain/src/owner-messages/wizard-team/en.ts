export default {
  // Below a field that only the team can change. {team}: a name.
  setBy: "Set by {team}",
  // In the place of a value that the team has left out.
  leftEmpty: "Left empty",
  noPhoto: "No photo",
  noLogo: "No logo",
  // The value of a switch.
  on: "On",
  off: "Off",
  // Under the title of a step.
  allSet: "{team} sets this on all its cards.",
  someSet: "What has a lock is set by {team}. The rest is yours.",
  // After links were pasted. {channels}: names, such as "LinkedIn, X, GitHub".
  notOnCards: "Not on cards of {team}: {channels}.",
} as const;
