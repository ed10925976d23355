export default {
  people: "People",
  cards: "Cards I keep",
} as const;
