export default {
  plansFailed: "Failed to load plans",
  paymentFailed: "Failed to process payment",
  cancelFailed: "Failed to cancel subscription",
  resumeFailed: "Failed to resume subscription",
  sessionFailed: "failed to create session",
  portalFailed: "Failed to open the billing page",
  alreadyActive: "You already have an active subscription.",
  canceled: "Subscription canceled successfully",
  resumed: "Subscription resumed successfully",
} as const;
