export default {
  // Heads of columns.
  time: "Time (UTC)",
  who: "Who",
  what: "What",
  to: "To",
  reason: "Reason",
  detail: "Detail",

  // What an admin did, in the column What; to whom, or to which card, stands in the column To.
  openedAdmin: "Opened admin",
  signedOut: "Signed out everywhere",
  suspended: "Suspended",
  lifted: "Lifted the suspension of",
  deletedAccount: "Deleted account",
  grantedPremium: "Granted premium to",
  allowedUsername: "Allowed a username to",
  tookDown: "Took down",
  restored: "Restored",
  leftOnline: "Left online",
  reviewed: "Reviewed",
  exported: "Exported",
  forgotKey: "Gave up the secret key",
} as const;
