export default {
  restoreTitle: "Restore your email address",
  restoreLead: "You can use this address again. We sign out every device and remove every passkey.",
  restorePasswordHint:
    "Your password when the address changed, or your current one. If someone else chose it, leave this empty.",
  restore: "Restore address",
  restoring: "Restoring...",
  chooseNow: "The person who changed it may know your password, so choose a new one now.",
  choosePassword: "Choose a new password",

  passkeyTitle: "Turn on your passkey",
  passkeyLead: "It opens your account without a password. Turn it on only if you added it.",
  turnOn: "Turn it on",
  turningOn: "Turning on...",
  passkeyIsOn: "You can sign in with it.",
} as const;
