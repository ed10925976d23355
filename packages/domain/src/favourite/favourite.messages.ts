/** Texts of favourites, as quoted in the specification. */
export const FAVOURITE_MESSAGES = {
  addFailed: "couldn't add favourite...!",
  checkFailed: "unable to check favourite status",
  full: "You can keep 500 cards as favourites. Remove one to make room.",
  ownCard: "This card is your own.",
  removeFailed: "couldn't delete favourite...",
} as const;

export function favouriteAdded(name: string): string {
  return `${name} business card added to favourites`;
}

export function favouriteRemoved(name: string): string {
  return `${name} business card remove from favourites`;
}
