/**
 * The account of a made-up person that comes with the demo data of a local installation, with links, visits,
 * contacts, a team, a phone and a webhook. Its pages say so.
 */
export const EXAMPLE_ACCOUNT_ID = "demo-account";
/** Where a local installation signs a visitor in to it. Absent (404) elsewhere. */
export const EXAMPLE_PATH = "/dev/example";
