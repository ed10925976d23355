export default {
  title: { one: "Move {count} person", other: "Move {count} people" },
  // {names}: a list. {template}: a name.
  allIn: "{names}, all in {template}",
  oneIn: "{names}, in {template}",
  // At the end of a list of names.
  others: { one: "{count} more", other: "{count} more" },
  moveTo: "Move to",
  whatWillChange: "What will change",
  looking: "Looking at what will change...",
  notLooked: "What will change could not be found out",
  // Before a list of fields.
  stays: "Stays",
  // Two of them, at the beginning.
  addresses: "Card addresses",
  codesAndLinks: "codes and links",
  nothingChanges: "Nothing else will look different.",
  // Of a field that changes on some of the cards only.
  onCards: { one: "on {count} card", other: "on {count} cards" },
  move: { one: "Move {count} person", other: "Move {count} people" },
  moving: "Moving...",
  moved: { one: "{count} person moved to {template}.", other: "{count} people moved to {template}." },
  movedBack: { one: "{count} person moved back.", other: "{count} people moved back." },
  failed: "Nobody was moved. Please try again.",
  backFailed: "Not everybody was moved back. Please look at People.",
  // What is done with those who are selected, and with one person, in a menu.
  moveThem: "Move",
  moveToTemplate: "Move to a template",
  // Who has no card yet.
  withoutCard: "Nobody of them has a team card yet.",
} as const;
