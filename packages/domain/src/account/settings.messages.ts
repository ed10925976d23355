/** Texts of the settings page and of the calls behind it. */
export const SETTINGS_MESSAGES = {
  nameSaved: "Your name is saved.",
  saveFailed: "That could not be saved. Please try again.",

  confirmItIsYou: "Please confirm that it is you.",
  confirmed: "Thank you, that was right.",
  passwordWrong: "This is not your password.",

  sessionEnded: "That device is signed out.",
  otherSessionsEnded: "All other devices are signed out.",
  endFailed: "That device could not be signed out. Please try again.",

  emailRequired: "Please type the new address.",
  emailInvalid: "This is not an email address.",
  emailSame: "This is your address already.",
  emailCodeSent: "We sent a code to the new address.",
  emailChanged: "Your address is changed.",
  emailChangeExpired: "This change has expired. Please begin again with the new address.",
  emailTaken: "Another account has this address by now.",
  emailRestored: "Your old address is back, and every device is signed out.",
  emailLinkUsed: "This link has been used already or is too old. A link works once, for seven days.",

  passkeyNameRequired: "Please give it a name.",
  passkeyNameTooLong: "Please use 60 characters at most.",
  passkeyAdded: "Your passkey is added.",
  passkeyRenamed: "Your passkey has its new name.",
  passkeyRemoved: "Your passkey is removed.",
  passkeyKept: "Your passkey is kept.",
  passkeyLinkSent: "We sent you a mail. Its link switches the passkey on again.",
  passkeyOnAgain: "Your passkey is on again.",
  passkeyLinkUsed: "This link has been used already or is too old. Sign in to ask for another.",
  passkeyNotAdded: "This passkey could not be added. Please try again.",
  passkeyRefused: "This passkey was not accepted. Sign in with your password, or try again.",
  passkeyNotConfirmed: "This passkey was not accepted. Type your password, or try again.",
  passkeysFull: "You have 20 passkeys, which is all there is room for. Remove one first.",
  passkeyCancelled: "Your device did not confirm it. Nothing was changed.",
  passkeyKnown: "This device has a passkey for your account already.",
} as const;
