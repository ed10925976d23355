import { numberWord } from "../format.ts";

/** Texts around details that visitors leave on a card. Those quoted in the specification must match it exactly. */
export const EXCHANGE_MESSAGES = {
  nameRequired: "Please enter your name.",
  emailInvalid: "email address is invalid",
  wayRequired: "Please enter an email or phone number.",
  phoneInvalid: "Please check this phone number.",
  tooLong: "Please use 80 characters or fewer.",
  noteTooLong: "Please use 500 characters or fewer.",
  cardNotYours: "Please choose a card of your own.",
  formNotReady: "That was quick. Please press the button again.",
  formUsed: "You have already sent this form. To send your changes, press the button again.",
  tooManyFromHere: "You have sent your details several times. Please try again in an hour.",
  switchedOff: "This card does not accept details right now. Your text is still here.",
  resting: "This card is paused. Your text is still here.",
  gone: "This card is no longer here. Your text is still here.",
  sent: "Sent",
  summaryStopped: "Weekly summaries are off. Your insights stay as they are.",
  mailsStopped: "Emails about new contacts are off. New people still appear in your contacts.",
} as const;

export function shareWith(fullname: string): string {
  return `Share your details with ${fullname}`;
}

export function promise(shortName: string): string {
  return `Only ${shortName} gets these details. We won’t email you.`;
}

/** Where the visitor sends their own card, too. */
export function promiseWithCard(shortName: string): string {
  return `Only ${shortName} gets these details and your card. We won’t email you.`;
}

export function addToYourContacts(shortName: string): string {
  return `Add ${shortName} to your contacts`;
}

export function tooManyOnCard(shortName: string): string {
  return `${shortName}’s card is getting many messages right now. Please try again in an hour.`;
}

/** The heading above a form with problems. */
export function thingsToFix(count: number): string {
  return count === 1 ? "Please fix one thing." : `Please fix ${numberWord(count)} things.`;
}
