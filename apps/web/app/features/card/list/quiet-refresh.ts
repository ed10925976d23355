/**
 * For lists that another tab, a phone or a stranger may change: what is known is shown at once and asked for again
 * behind it. Offline is told as a failure with a retry; waiting for the network would show skeletons without an end.
 */
export const quietRefresh = {
  refetchOnMount: "always",
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  networkMode: "always",
} as const;
