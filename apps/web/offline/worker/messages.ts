/** Messages from pages to the worker. */
export type OfflineMessage =
  | {
      type: "opened";
      /** As in the URL of the page. */
      username: string;
      /** Immutable files that the page has loaded: fonts, scripts, images. */
      files: string[];
    }
  | { type: "own-cards"; cards: OwnCard[] }
  | { type: "forget-own-cards" };

export type OwnCard = {
  username: string;
  /** A fingerprint: changes when the card does. */
  state: string;
};

/** On cached responses: when they were stored, in epoch milliseconds. */
export const SAVED_HEADER = "x-saved-at";

/** The banner that the worker inserts into a cached page, with the copy's ETag. */
export const STALE_BANNER_ID = "saved-copy";
