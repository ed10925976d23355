export default {
  // Fields of a card.
  photo: "Photo",
  logo: "Logo",
  color: "Colour",
  companyname: "Company",
  occupation: "Job title",
  bio: "Bio",
  channelOrder: "Order of the channels",
  // Two switches, by what they are about.
  exchange: "Sharing details",
  indexable: "Search engines",

  // Of a field: two choices, and what a template says of it.
  same: "The same for everybody",
  own: "Each person’s own",
  // {value}: such as “+1 202 555 0150”.
  sameValue: "The same for everybody, {value}",
  notUsed: "Not used",
  leftEmpty: "Left empty",
  anyEnding: "Any ending",
  // {ending}: such as “@officinabrera.example”.
  mustEndWith: "Must end with {ending}",
  noPhoto: "No photo",
  noLogo: "No logo",
  aLogo: "The logo",
  anotherLogo: "Another logo",
  anOrder: "The same order on all cards",
  anotherOrder: "Another order",
  on: "On",
  off: "Off",
  // For screen readers, between what was and what will be.
  becomes: "becomes",

  // Of cards and of people.
  cards: { one: "{count} card", other: "{count} cards" },
  people: { one: "{count} person", other: "{count} people" },

  // {name}: of a person. {value}: such as “anna@bellini.example”. {ending}: such as “@officinabrera.example”.
  doesNotFit: "{name}: {value} does not end with {ending}.",
  // After such sentences. {count}: of values; the first when there are more than are named.
  moreDoNotFit: { one: "{count} more does not fit.", other: "{count} more do not fit." },
  notShown: {
    one: "It is not shown until it is changed.",
    other: "They are not shown until they are changed.",
  },
} as const;
