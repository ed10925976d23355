/** Texts of favourites, as quoted in the specification. */
export const FAVOURITE_MESSAGES = {
  addFailed: "couldn't add favourite...!",
  full: "You can save up to 500 favorites. Remove one to make room.",
  ownCard: "This is your own card.",
  removeFailed: "couldn't delete favourite...",
} as const;

export function favouriteAdded(name: string): string {
  return `${name} business card added to favourites`;
}

export function favouriteRemoved(name: string): string {
  return `${name} business card remove from favourites`;
}
