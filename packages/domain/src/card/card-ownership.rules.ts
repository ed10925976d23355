const DAY_MS = 24 * 60 * 60 * 1000;

/** How long the way back from a deletion is offered. */
export const CARD_UNDO_MS = 30_000;

/** For so long nobody but its former owner can take the username of a deleted card. */
export const DELETED_USERNAME_RESERVED_MS = 90 * DAY_MS;

/** For so long a former username leads to the card and stays reserved to its owner. */
export const FORMER_USERNAME_MS = 365 * DAY_MS;

export const USERNAME_CHANGES_MAX = 3;
/** The period in which they are counted. */
export const USERNAME_CHANGES_WINDOW_MS = 365 * DAY_MS;
