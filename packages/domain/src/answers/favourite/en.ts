export default {
  addFailed: "couldn't add favourite...!",
  full: "You can save up to 500 favorites. Remove one to make room.",
  ownCard: "This is your own card.",
  removeFailed: "couldn't delete favourite...",
  // {name}: of a person.
  added: "{name} business card added to favourites",
  removed: "{name} business card remove from favourites",
} as const;
