export default {
  // Above the search: how many people are shown.
  people: { one: "{count} person", other: "{count} people" },
  // Above the search: how many of all people were found. {text}: as it was searched for.
  foundOf: { one: "{found} of {count} person for “{text}”", other: "{found} of {count} people for “{text}”" },
  // In the empty search field.
  nameOrRole: "Name or job title",
  // A button.
  search: "Search",
  // {text}: as it was searched for.
  nobodyFound: "Nobody found for “{text}”",
  // Links.
  showAll: { one: "Show {count} person", other: "Show all {count}" },
  previous: "Previous",
  next: "Next",
  nobodyYet: "Nobody is shown here yet.",
} as const;
