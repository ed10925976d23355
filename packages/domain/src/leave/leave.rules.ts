/** Between leaving and the deletion of everything. */
export const LEAVE_GRACE_MS = 7 * 24 * 60 * 60 * 1000;
