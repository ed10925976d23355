/** What pages tell the worker. */
export type OfflineMessage =
  | {
      type: "opened";
      /** As in the URL of the page. */
      username: string;
      /** What the page has loaded of the things that never change: fonts, scripts, pictures. */
      files: string[];
    }
  | { type: "own-cards"; cards: OwnCard[] }
  | { type: "forget-own-cards" }
  | {
      type: "scan-page";
      /** Whether the browser reads codes itself. */
      hasDetector: boolean;
    }
  | { type: "forget-scan-page" };

export type OwnCard = {
  username: string;
  /** Whatever is different once the card is. */
  state: string;
};

/** On an answer that comes from this device: since when it lies here, in epoch milliseconds. */
export const SAVED_HEADER = "x-saved-at";

/** The line that the worker writes into a saved page. It carries the tag of the copy. */
export const STALE_BANNER_ID = "saved-copy";
