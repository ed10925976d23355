export default {
  title: "Start a team",
  // Which of the two steps this is.
  stepOf: "Start a team, {step} of {steps}",
  nameQuestion: "What is the team called?",
  nameLead: "A company, a practice, a club. You can change it later.",
  name: "Name of the team",
  patternQuestion: "Which card is the pattern?",
  patternLead: "It becomes the first template. Your own card stays as it is.",
  // Label of the cards one can choose from.
  pattern: "Pattern",
  empty: "An empty one",
  emptyText: "Nothing filled in",
  // What the first template sets, and what it leaves to each person.
  same: "<b>The same for everybody:</b> logo, color, company and website.",
  own: "<b>Each person’s own:</b> all the rest. You can change both at any time.",
  start: "Start the team",
  starting: "Starting...",
  preview: "Preview of the cards",
  loading: "Loading your cards...",
  notLoaded: "Your cards could not be loaded.",
  emptyWorks: "You can also start with an empty one.",
  notStarted: "The team could not be started. Please try again.",
} as const;
