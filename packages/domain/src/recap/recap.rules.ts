/** A visit of the dashboard ends this long after its last call: reloading the page loses nothing. */
export const DASHBOARD_VISIT_MS = 30 * 60_000;

/** Counted no further, which bounds the query. */
export const RECAP_PEOPLE_MAX = 99;

/** How many days before its last one a link is about to end. */
export const LINK_ENDING_DAYS = 7;
