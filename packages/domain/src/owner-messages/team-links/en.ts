export default {
  title: "Links for all cards",
  // {path}: an example, such as /c/kwame/salone.
  lead: {
    one: "One more address on your team’s card, such as {path}",
    other: "One more address on each of the {count} cards, such as {path}",
  },
  whatFor:
    "Make one for a fair or an event. Each person hands out their own address, and you see how many came by it, in all and by person.",
  // Head of a column.
  name: "Name",
  // {path}: such as /c/…/salone.
  onCards: { one: "{path} on {count} card", other: "{path} on {count} cards" },
  theyLeadToCards: "They lead to the plain cards",
  lastDayHint: "After that day the addresses lead to the plain cards. Leave empty for no end.",
  // {path}: as above.
  made: { one: "{path} works on {count} card.", other: "{path} works on {count} cards." },

  // Buttons. The name for screen readers has the name of the link.
  copyAll: "Copy all",
  copyAllOf: "Copy all addresses of {name}",
  copied: { one: "{count} address copied.", other: "{count} addresses copied." },
  notCopied: "The addresses could not be copied. Please try again.",
  byPerson: "By person",
  byPersonOf: "{name}, by person",

  // The page of one link.
  notLoaded: "This link could not be loaded.",
  // Head of a column.
  person: "Person and address",
  nobody: "No one in the team has a card yet.",
  showMore: { one: "Show {count} more", other: "Show {count} more" },
} as const;
