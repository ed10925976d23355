export default {
  title: "Settings",
  lead: "Your name, your emails, your data.",

  name: "Name",
  nameLead: "Used in the sidebar and in emails to you. Your cards keep their own name.",
  saveName: "Save name",

  email: "Email address",
  emailLead: "You sign in with it, and we send your codes there.",
  change: "Change",
  confirmedOn: "Confirmed on {day}",
  // {email}: the address before the change.
  restorable:
    "Changed on {changedOn}. Until {until} you can restore {email} with the link in our email to it.",
  restorableByPassword:
    "Changed on {changedOn}. Until {until} you can restore {email} with the link in our email to it and your password.",
  changeEmail: "Change email address",
  changeEmailLead:
    "We send a code to the new address. The old one gets a notice with a link to undo this for seven days.",
  newEmail: "New email address",
  sendCode: "Send code",
  codeSentTo: "We sent a six-digit code to <email>{email}</email>.",
  changeAddress: "Change address",
  changing: "Changing...",
  // To the step before.
  back: "Back",

  notifications: "Notifications",
  notificationsLead: "What we email you, besides codes and receipts.",
  newContacts: "New contacts",
  newContactsText: "An email when someone leaves their details, at most one every 10 minutes.",
  weeklySummary: "Weekly summary",
  weeklySummaryText: "Every Monday: views, saves and where people came from.",
  notificationsOff: "Each of these emails has a link to turn it off.",
  notificationsNotLoaded: "We couldn’t load your notifications. Please try again later.",

  security: "Security",
  securityLead: "Your password, your passkeys and your devices.",
  accountSecurity: "Account Security",
} as const;
