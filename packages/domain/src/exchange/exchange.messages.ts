import { capitalized, numberWord } from "../format.ts";
/** Texts around details that visitors leave on a card. Those quoted in the specification must match it exactly. */
export const EXCHANGE_MESSAGES = {
  nameRequired: "Please type your name.",
  emailInvalid: "email address is invalid",
  wayRequired: "Type an email or a phone number.",
  phoneInvalid: "Please check this phone number.",
  tooLong: "Please use 80 letters or fewer.",
  noteTooLong: "Please use 500 letters or fewer.",
  cardNotYours: "Please choose a card of your own.",
  formNotReady: "That was quick. Please press the button once more.",
  formUsed: "You have sent this form already. To send your changes, press the button once more.",
  tooManyFromHere: "You have sent your details several times. Please try again in an hour.",
  switchedOff: "This card takes no details at the moment. Your text is still here.",
  resting: "This card is resting. Your text is still here.",
  gone: "This card is no longer here. Your text is still here.",
  sent: "Sent",
  summaryStopped: "You get no more weekly summaries. Your insights are where they were.",
  mailsStopped: "You get no more mails about new contacts. They are still in your contacts.",
} as const;

export function shareWith(fullname: string): string {
  return `Share your details with ${fullname}`;
}

export function letThemKnow(shortName: string): string {
  return `Let ${shortName} know who you are`;
}

export function promise(shortName: string): string {
  return `${shortName} gets these details by mail and in their contacts. Nobody else does. You get no mail from us.`;
}

export function addToYourContacts(shortName: string): string {
  return `Add ${shortName} to your contacts`;
}

export function tooManyOnCard(shortName: string): string {
  return `${shortName}’s card gets many messages right now. Please try again in an hour.`;
}

/** The heading above a form with problems. */
export function thingsToPutRight(count: number): string {
  const number = capitalized(numberWord(count));
  return `${number} ${count === 1 ? "thing" : "things"} to put right, then it goes out.`;
}

/** The subject of the mail to the owner, and its title. Nothing that a visitor typed stands in it. */
export function sharedTheirDetails(people: number): string {
  if (people === 1) return "Somebody shared their details with you";
  return `${capitalized(numberWord(people))} people shared their details with you`;
}
