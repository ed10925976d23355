/** Texts of the settings page and of the calls behind it. */
export const SETTINGS_MESSAGES = {
  nameSaved: "Name saved.",
  saveFailed: "We couldn’t save that. Please try again.",

  confirmItIsYou: "Please confirm it’s you.",
  confirmed: "Confirmed.",
  passwordWrong: "Incorrect password.",

  sessionEnded: "Device signed out.",
  otherSessionsEnded: "All other devices are signed out.",
  endFailed: "We couldn’t sign out that device. Please try again.",

  emailRequired: "Please enter your new email address.",
  emailInvalid: "This is not an email address.",
  emailSame: "This is already your email address.",
  emailCodeSent: "We sent a code to your new address.",
  emailChanged: "Email address changed.",
  emailChangeExpired: "This change has expired. Please start again.",
  emailTaken: "Another account now uses this address.",
  emailRestored: "Your old address is back, and every device is signed out.",
  emailLinkUsed: "This link has expired or was already used. Each link works once, for seven days.",

  passkeyNameRequired: "Please enter a name.",
  passkeyNameTooLong: "Please use 60 characters or fewer.",
  passkeyAdded: "Passkey added.",
  passkeyRenamed: "Passkey renamed.",
  passkeyRemoved: "Passkey removed.",
  passkeyKept: "Passkey kept.",
  passkeyLinkSent: "We emailed you a link that turns the passkey back on.",
  passkeyOnAgain: "Your passkey is back on.",
  passkeyLinkUsed: "This link has expired or was already used. Sign in to request another.",
  passkeyNotAdded: "We couldn’t add this passkey. Please try again.",
  passkeyRefused: "This passkey was not accepted. Sign in with your password, or try again.",
  passkeyNotConfirmed: "This passkey was not accepted. Enter your password, or try again.",
  passkeysFull: "You have 20 passkeys, the maximum. Remove one first.",
  passkeyCancelled: "Your device didn’t confirm it. Nothing changed.",
  passkeyKnown: "This device already has a passkey for your account.",
} as const;
