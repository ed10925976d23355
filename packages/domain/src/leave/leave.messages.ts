export const LEAVE_MESSAGES = {
  cameBack: "Everything is back.",
  comeBackFailed: "That did not work. Please try again.",
  leaveFailed: "We could not let you leave. Please try again.",
} as const;
