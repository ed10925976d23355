/** Between leaving and the deletion of everything. */
export const LEAVE_GRACE_MS = 7 * 24 * 60 * 60 * 1000;

export const LEAVE_MESSAGES = {
  cameBack: "Everything is back.",
  comeBackFailed: "That didn’t work. Please try again.",
  leaveFailed: "We couldn’t close your account. Please try again.",
} as const;
