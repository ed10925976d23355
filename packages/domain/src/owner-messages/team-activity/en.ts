export default {
  title: "Activity",
  lead: "What owners and admins did in the last 12 months. It can be read, not changed.",
  // The label of a field, and what stands in it.
  find: "Find",
  findHint: "Person, template or what was done",
  downloadCsv: "Download as CSV",
  loading: "Loading the activity...",
  notLoaded: "The activity could not be loaded",
  notRefreshed: "The activity could not be refreshed",
  nothingYet: "Nothing was done in the last 12 months.",
  // {find}: as it was typed.
  nothingFound: "Nothing found for “{find}”",
  showAll: "Show everything",
  // For screen readers, after a search.
  found: { one: "{count} found", other: "{count} found" },
  // Behind a name: of people.
  people: { one: "{count} person", other: "{count} people" },
  // {name}: of a person whose role was changed.
  isOwner: "{name}, now an owner",
  isAdmin: "{name}, now an admin",
  isMember: "{name}, now a member",
  // The role before.
  wasOwner: "Was an owner",
  wasAdmin: "Was an admin",
  wasMember: "Was a member",
  // Behind the name of a template: that show its change.
  cards: { one: "{count} card", other: "{count} cards" },
  // In place of the name of an account that is gone.
  somebodyGone: "An account that was deleted",
  // Which of the list are shown. Buttons.
  range: "{from} to {to} of {total}",
  older: "Older",
  newer: "Newer",
} as const;
