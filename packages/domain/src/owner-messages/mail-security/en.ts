export default {
  // Of each mail: its subject, its title, and the preview that stands beside the subject in a list of mails.
  // {brand}: the name of this product. Account Security is a page of it.

  passwordSubject: "Your {brand} password was changed",
  passwordTitle: "Your password was changed",
  passwordPreview: "All other devices were signed out.",
  passwordChanged: "The password of your account was changed, and all other devices were signed out.",
  // “It” is the new password.
  passwordWeak:
    "It has fewer than 8 characters, so every sign-in needs an email code. Choose a longer one in Account Security to end that.",
  passkeysStay: "Your passkeys still work. If one of them isn’t yours, remove it in Account Security.",
  accessStays:
    "Connected devices and tokens still work. If one of them isn’t yours, revoke it on the page Connect.",
  recentPasskeysOff: "Passkeys added in the last 30 days are off. Sign in to keep or remove them.",
  passwordNotYou:
    "If this wasn’t you, choose a new password now. You need a code that we send to this address, and every device is signed out.",

  // To the address that the account had until now.
  emailSubject: "The email address of your {brand} account was changed",
  emailTitle: "Your email address was changed",
  emailPreview: {
    one: "You can undo this for {count} day.",
    other: "You can undo this for {count} days.",
  },
  emailChanged:
    "Your account has a new email address. From now on you sign in with it, and codes are sent there.",
  // A label, before the address.
  newAddress: "New address",
  emailNotYou: {
    one: "If this wasn’t you, restore this address within {count} day. That signs out every device and removes every passkey.",
    other:
      "If this wasn’t you, restore this address within {count} days. That signs out every device and removes every passkey.",
  },
  // A link.
  restoreAddress: "Restore this address",

  emailRestoredSubject: "The former email address of your {brand} account is restored",
  emailRestoredTitle: "Your former email address is restored",
  emailRestoredPreview: "Every device was signed out.",
  emailTakenBack:
    "The change of your email address was undone. Every device was signed out, and every passkey was removed.",
  emailRestoredNext: "The person who changed it may know your password. Choose a new one now.",

  passkeyAddedSubject: "A passkey was added to your {brand} account",
  passkeyAddedTitle: "A passkey was added",
  passkeyAddedPreview: "It signs in without a password or code.",
  passkeyAdded: "Your account has a new passkey. It signs in without a password or code.",
  passkeyRemovedSubject: "A passkey was removed from your {brand} account",
  passkeyRemovedTitle: "A passkey was removed",
  passkeyRemovedPreview: "It can no longer be used to sign in.",
  passkeyRemoved: "A passkey was removed from your account. It can no longer be used to sign in.",
  passkeyNotYou:
    "If this wasn’t you, check your passkeys and devices, remove any that aren’t yours, and change your password.",
  // A link.
  openSecurity: "Open Account Security",

  // A passkey that was off after the password was recovered.
  passkeyKeepSubject: "Turn your {brand} passkey back on",
  passkeyKeepTitle: "Is this passkey yours?",
  passkeyKeepPreview: "This link turns it on.",
  passkeyOff: "Your password was reset, so recently added passkeys are off. You chose to keep this one.",
  // A label, before the time at which the passkey was added.
  added: "Added",
  // A button.
  turnOn: "Turn it on",
  linkValidity: {
    one: "The link works once, for {count} hour.",
    other: "The link works once, for {count} hours.",
  },
  passkeyUnknown: "If you don’t recognise this passkey, don’t use the link. Remove the passkey instead.",
  // A link.
  reviewPasskeys: "Review your passkeys",

  // An account with this address can be opened by the company that runs the installation.
  companySubject: "You can now sign in to {brand} with {company}",
  companyTitle: "Signing in with {company} is on",
  companyPreview: "{company} confirmed that this address is yours.",
  companyLinked:
    "Your {brand} account now opens with your {company} sign-in, because {company} confirmed that this address is yours. Your cards and contacts stay as they are.",
  companyNotYou:
    "If this wasn’t you, sign out the devices that aren’t yours and tell whoever looks after sign-in at {company}.",
} as const;
