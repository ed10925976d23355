export default {
  // Above the search: how many people are shown.
  people: { one: "{count} person", other: "{count} people" },
  // In the empty search field.
  nameOrRole: "Name or job title",
  // A button.
  search: "Search",
  // {text}: as it was searched for.
  nobodyFound: "Nobody found for “{text}”",
  // Links.
  showAll: "Show all",
  previous: "Previous",
  next: "Next",
  nobodyYet: "Nobody is shown here yet.",
} as const;
