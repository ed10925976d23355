import { longDayWords } from "../format.ts";
/** Texts about cards. Those quoted in the specification must match it exactly. */
export const CARD_MESSAGES = {
  askForUsername: "Is this your name? Contact us",
  bioRequired: "Please write a short bio.",
  bioTooLong: "Your bio should not exceed 100 words.",
  bioTooManyChars: "Your bio should not exceed 1000 characters.",
  cardChanged: "This card was changed elsewhere after you opened it.",
  cardDeletedElsewhere: "This card was deleted elsewhere. Your draft stays on this device.",
  cardNotFound: "Card not found",
  channelUnknown: "This channel is unknown.",
  channelUnreadable: "Please check this channel.",
  checkingUsername: "checking username availability...",
  colorUnknown: "Please choose one of the 26 colours.",
  companynameRequired: "Please enter your company.",
  confirmUsername: "Type this card’s username to confirm.",
  createFailed: "an error occurred while submitting the form.",
  created: "card created successfully!",
  emailRequired: "Please enter an email address.",
  fullnameRequired: "Please enter your full name.",
  fullnameUnreadable: "Please use at least one letter or digit in your name.",
  imageTooLarge: "file size should not exceed 1mb.",
  languageRequired: "Please choose a language.",
  languageTwice: "Please choose another language for the second side.",
  languageUnknown: "Please choose a language from the list.",
  limitReached: "You have reached your usage limit for this package.",
  loadingCard: "loading card data...",
  notAnImage: "please select an image file.",
  occupationRequired: "Please enter your occupation.",
  orderNamesTwice: "This order names a card twice.",
  orderSaved: "Order saved.",
  phonenumberRequired: "Please enter a phone number.",
  planTooSmall: "Your plan doesn’t include everything you filled in. Nothing was saved.",
  profilepicRequired: "Please add a profile photo.",
  qrDownloadFailed: "Failed to download the QR code.",
  restored: "Your card is back.",
  smsRequired: "Please enter a number for text messages.",
  textTooLong: "Please use 80 characters or fewer.",
  titleTooLong: "Please use 50 characters or fewer for the label.",
  undoTooLate: "It’s too late to undo this. The card is gone for good.",
  updateFailed: "an error occurred while updating the card.",
  updated: "card updated successfully!",
  upgradeFirst: "Please consider upgrading to access this feature..",
  usernameCheckFailed: "An error occurred while checking username availability. Please try again.",
  usernameNotReserved: "This username is not reserved: anyone can take it.",
  usernameReserved: "Names that look like a company, an authority or one of our pages are reserved.",
  usernameRequired: "Please enter a username.",
  usernameSigns: "Username can only contain letters, numbers, underscores, and hyphens.",
  usernameSpaces: "Username should not contain spaces.",
  usernameTooLong: "Username can be at most 40 characters long.",
  usernameUnchanged: "This card already has this username.",
} as const;

export function usernameTaken(username: string): string {
  return `${username} is already taken. Please choose a different one.`;
}

export function usernameAvailable(username: string): string {
  return `${username} is available!`;
}

export function loadFailed(reason: string): string {
  return `failed to fetch card data: ${reason}`;
}

export function usernameChangesUsed(nextChangeAt: number): string {
  return `You can change it again on ${longDayWords("en", nextChangeAt)}.`;
}
