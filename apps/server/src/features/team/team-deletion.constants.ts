/** How long a team that was deleted can be restored. */
export const TEAM_DELETION_MS = 7 * 24 * 60 * 60_000;
