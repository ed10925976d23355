export default {
  title: "Account Security",
  lead: "How you sign in, and where.",

  changePassword: "Change password",
  changePasswordLead: "You stay signed in here. Everywhere else you are signed out.",
  // Under: "With fewer than 8 characters, every sign-in needs an email code."
  chooseLonger: "Choose a longer one to sign in without.",
  oldPassword: "Old password",
  confirmNewPassword: "Confirm new password",
  changing: "Changing...",

  passkeys: "Passkeys",
  passkeysLead: "Sign in with your fingerprint, face or a security key. No password or code needed.",
  wasReset: "Your password was reset.",
  keepOrRemove: "Keep or remove these passkeys",
  passkeysNotLoaded: "We couldn’t load your passkeys.",
  stillSignIn: "They still sign you in.",
  noPasskey: "No passkey yet",
  noPasskeyText: "Takes about ten seconds. You can still use your password.",
  notSupported: "This browser doesn’t support passkeys. Try another one.",
  renameNamed: "Rename {name}",
  removeNamed: "Remove {name}",
  offSinceReset: "Off since your password was reset.",
  addedAndUsed: "Added {day}. Last used {when}",
  addedNotUsed: "Added {day}. Not used yet",

  addPasskey: "Add a passkey",
  confirmIdentity: "Confirm it’s you",
  confirmIdentityText: "A passkey opens your account, so enter your password first.",
  deviceAsks: "Your device is asking you",
  deviceAsksText: "Touch the sensor, look at the camera or press your key. Keep this window open.",
  didNotWork: "That didn’t work",
  passkeyName: "Passkey name",
  passkeyNameHint: "Helps you recognise it in the list.",
  // The name that is suggested for a passkey; {name} is the owner's first name.
  phoneOf: "{name}’s phone",
  computerOf: "{name}’s computer",
  renamePasskey: "Rename passkey",

  removeQuestion: "Remove {name}?",
  removeOnly:
    "You can no longer sign in with it here. Delete it on your device too. You can still sign in with your password.",
  // {count}: other passkeys.
  removeOneOf: {
    one: "You can no longer sign in with it here. Delete it on your device too. You can still sign in with your password and one other passkey.",
    other:
      "You can no longer sign in with it here. Delete it on your device too. You can still sign in with your password and {count} other passkeys.",
  },
  removing: "Removing...",
  keepIt: "Keep it",

  // The page that follows a recovery.
  reviewLead:
    "Your password is new, but a passkey opens your account without it. Keep only those that you added.",
  nothingChanged: "Nothing has changed. Please try again.",
  allDone: "All done",
  noneToReview: "No passkeys left to review.",
  goToCards: "Go to your cards",
  toReview: "Passkeys to review",
  reviewUsed: "Added {day}. Last used {when}.",
  reviewNotUsed: "Added {day}. Not used yet.",
  openLink: "Open the link in our email to turn it on.",
  offUntilKept:
    "Off, because it was added in the 30 days before your new password. Keep it, and we email you a link that turns it on.",
  keep: "Keep",
  keepNamed: "Keep {name}",
  keeping: "Keeping...",
  sendAgain: "Send the email again",
  sendAgainNamed: "Send the email again for {name}",

  whereSignedIn: "Where you’re signed in",
  devicesLead: "Don’t recognise one? Sign it out and change your password.",
  devices: "Devices",
  devicesNotLoaded: "We couldn’t load your devices.",
  devicesStay: "They stay signed in.",
  thisDevice: "This device",
  signOut: "Sign out",
  // {device}: such as "Safari on iPhone".
  signOutNamed: "Sign out {device}",
  signedOut: "{device} is signed out.",
  // {place}: a town, or "Unknown location".
  activeNow: "{place}. Active now",
  lastSeen: "{place}. Last seen {when}",
  unknownPlace: "Unknown location",
  signOutOthers: "Sign out all others",
  signingOut: "Signing out...",

  // For accounts that sign in with the company that runs the installation.
  companySignIn: "Sign-in with your company",
  companyLead: "Your company confirms that it’s you.",
  companySince: "Connected {day}.",
  companyNoPassword: "You have no password here, and don’t need one.",
} as const;
