export default {
  // The menu and its pages.
  admin: "Admin",
  overview: "Overview",
  people: "People",
  cards: "Cards",
  reports: "Reports",
  auditLog: "Audit log",
  backToMyCards: "Back to my cards",
  // Beside Reports: how many are open. <what>: for screen readers.
  openCount: { one: "{count} <what>open</what>", other: "{count} <what>open</what>" },
  // Who is signed in: one who runs the site.
  operator: "Operator",
  // Titles of the pages in the browser.
  overviewTitle: "Overview, Admin",
  peopleTitle: "People, Admin",
  personTitle: "Person, Admin",
  cardsTitle: "Cards, Admin",
  reportsTitle: "Reports, Admin",
  auditTitle: "Audit log, Admin",

  notLoaded: "We couldn’t load the admin pages.",
  thisNotLoaded: "We couldn’t load this.",
  pleaseTryAgain: "Please try again.",
  confirmYou: "Confirm it’s you",
  askedEvery: "The admin pages ask every 12 hours.",
  usePasskey: "Use a passkey",
  waiting: "Waiting...",
  // Between two buttons.
  or: "or",
  sendCodeTo: "Send a code to {email}",
  sending: "Sending...",
  codeFromEmail: "Code from the email",
  sendAnother: "Send another code",

  // Below a list: which rows these are, and buttons to others.
  newestFifty: "Newest 50",
  older: "Older",
  firstFifty: "First 50",
  more: "More",
  nextFifty: "Next 50",
  backToFirst: "Back to the first page",

  confirmedAgo: "Confirmed {time}. We ask again after 12 hours.",
  moreThisWeek: { one: "{count} more this week", other: "{count} more this week" },
  // Cards.
  pausedAndDown: "{paused} paused, {down} taken down",
  viewsYesterday: "Views yesterday",
  fewerThanBefore: { one: "{count} fewer than the day before", other: "{count} fewer than the day before" },
  moreThanBefore: { one: "{count} more than the day before", other: "{count} more than the day before" },
  paidPlans: "Paid plans",
  payments: "Payments",
  withFailedPayment: { one: "{count} with a failed payment", other: "{count} with a failed payment" },
  // {card}: its address, such as /c/giulia.
  urgentReports: "Urgent: reports of {card}",
  // Networks from which reports came. {number} is {count}, in words in English.
  fromNetworks: {
    one: "From {number} network within a day. The card is still online; nothing is taken down automatically.",
    other:
      "From {number} networks within a day. The card is still online; nothing is taken down automatically.",
  },
  lookAtIt: "Look at it",
  viewsADay: "Views a day",
  peakOn: { one: "Peak {count} on {day}", other: "Peak {count} on {day}" },
  noViewsYet: "No views yet",

  theInstallation: "The installation",
  mail: "Mail",
  mailState: "{waiting} waiting, {failed} failed",
  mailStateSince: "{waiting} waiting, {failed} failed since {time}",
  database: "Database",
  databaseState: "{size}, answers in {ms} ms",
  disk: "Disk",
  diskState: "{percent} % of {size} used",
  backup: "Backup",
  backupState: "{time}, {size}",
  noBackup: "None yet. One is made every hour.",
  version: "Version {version}",
  runningSince: "Running since {time}",
  ok: "OK",
  needsAttention: "Needs attention",

  accountCount: { one: "{count} account, newest first", other: "{count} accounts, newest first" },
  findPeople: "Find by email, name or username",
  findPeopleHint: "Email, name or username",
  whichPeople: "Which people",
  all: "All",
  suspended: "Suspended",
  noPeople: "No people found.",
  person: "Person",
  plan: "Plan",
  lastSeen: "Last seen",
  signedOut: "Signed out",

  breadcrumb: "Breadcrumb",
  whatAdminsDid: "What admins did",
  nothingYet: "Nothing yet.",
  account: "Account",
  premiumUntil: "Premium, until {day}",
  memberSince: "Member since",
  // Beside it stands on how many devices.
  signedInOn: "Signed in on",
  deviceCount: { one: "{count} device", other: "{count} devices" },
  secondStep: "Second step",
  passkeyAndCode: "Passkey and code",
  code: "Code",
  contactsFavorites: "Contacts, favorites",
  notShownToYou: "Not shown to you",
  suspendedOn: "{day}, “{reason}”",
  hasLeft: "Has left, will be deleted soon",
  noCards: "No cards.",
  // {role}: such as "Designer @ Officina Brera".
  roleAndViews: {
    one: "{role}. {count} view in 30 days",
    other: "{role}. {count} views in 30 days",
  },
  // <card>: for screen readers.
  openCard: "Open<card> {card}</card>",
  actions: "Actions",
  signOutEverywhere: "Sign out everywhere",
  grantUntilDay: "Grant premium until a day",
  liftTheSuspension: "Lift the suspension",
  suspend: "Suspend",
  deleteAccount: "Delete account",
  isAdmin: "An admin cannot be suspended or deleted. Remove the address from ADMIN_EMAILS first.",
  eachAsksForReason:
    "Each asks for a reason and is added to the audit log. You cannot see passwords, codes, contacts or favorites.",

  // Questions: a title, a text and a button. "They": the person whose name is in the title.
  reason: "Reason",
  working: "Working...",
  signOutName: "Sign out {name} everywhere?",
  signOutText: "All sessions end immediately. Nothing else changes.",
  signOut: "Sign out",
  grantName: "Grant {name} premium?",
  grantText: "No payment, until the end of that day (UTC). A later grant replaces it.",
  grantPremium: "Grant premium",
  lastDay: "Last day",
  suspendName: "Suspend {name}?",
  // {number} is {count}, in words in English.
  suspendText: {
    one: "They can’t sign in, and {number} card goes offline. Nothing is deleted, and you can lift it at any time. We email them your reason.",
    other:
      "They can’t sign in, and {number} cards go offline. Nothing is deleted, and you can lift it at any time. We email them your reason.",
  },
  liftName: "Lift the suspension of {name}?",
  liftText: "They can sign in, and their cards are online again. We email them.",
  liftSuspension: "Lift suspension",
  deleteName: "Delete the account of {name}?",
  deleteText: {
    one: "The account and {number} card are deleted immediately and can’t be restored. A paid plan ends.",
    other: "The account and {number} cards are deleted immediately and can’t be restored. A paid plan ends.",
  },

  // What an admin did, for the audit log. {target}: an email address, or the link of a card, such as /c/giulia.
  openedAdmin: "Opened admin",
  signedOutEverywhere: "Signed out everywhere {target}",
  suspendedSomeone: "Suspended {target}",
  liftedSuspension: "Lifted the suspension of {target}",
  deletedAccount: "Deleted account {target}",
  grantedPremium: "Granted premium to {target}",
  allowedUsername: "Allowed a username to {target}",
  tookDown: "Took down {target}",
  restored: "Restored {target}",
  leftUp: "Left online {target}",
  reviewed: "Reviewed {target}",
  exported: "Exported {target}",
  forgotKey: "Gave up the secret key",
  // A {target} whose address is not known any more.
  deletedTarget: "a deleted account",
  // Below it: the reason, and what more there is to say.
  reasonGiven: "“{reason}”",
  reasonAndDetail: "“{reason}”. {detail}",

  everythingAdminsDid: "Everything admins did. No one can change this list.",
  findAudit: "Find by admin, person or card",
  findAuditHint: "Email, or /c/username",
  downloadCsv: "Download CSV",
} as const;
