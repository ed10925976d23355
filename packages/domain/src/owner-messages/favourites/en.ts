export default {
  title: "Favorites",
  // {number} is written in words up to ten: "Three saved cards".
  saved: { one: "{number} saved card", other: "{number} saved cards" },
  loading: "Loading your favorites",
  notLoaded: "Your favorites could not be loaded.",
  notRefreshed: "Your favorites could not be refreshed.",
  nothingLost: "Nothing is lost: they are still saved.",

  search: "Search by name",
  found: { one: "{count} card found", other: "{count} cards found" },
  noneFound: "No saved card has this name.",

  noneYet: "You have no favorites yet",
  howToSave: "Tap the bookmark on a card to save it here.",
  seeCard: "See a card",
  goToCards: "Go to your cards",

  // Names of links and buttons for screen readers. {path}: the link of the card, such as /c/giulia.
  openCard: "Open card of {name}, {path}",
  removeFavorite: "Remove {name} from favorites",
  paused: "Paused. It comes back when its owner resumes it.",
} as const;
