/** Between leaving and the deletion of everything. */
export const LEAVE_GRACE_MS = 7 * 24 * 60 * 60 * 1000;

export const LEAVE_MESSAGES = {
  cameBack: "Everything is back.",
  comeBackFailed: "That did not work. Please try again.",
  leaveFailed: "We could not let you leave. Please try again.",
} as const;
