import english from "../messages/hello-form/en.ts";

/**
 * Texts around details that visitors leave on a card, as the API says them; visitors read them in their language. Those
 * quoted in the specification must match it exactly.
 */
export const EXCHANGE_MESSAGES = {
  nameRequired: english.nameRequired,
  emailInvalid: english.emailInvalid,
  wayRequired: english.wayRequired,
  phoneInvalid: english.phoneInvalid,
  tooLong: english.tooLong,
  noteTooLong: english.noteTooLong,
  cardNotYours: english.cardNotYours,
  formNotReady: english.formNotReady,
  formUsed: english.formUsed,
  tooManyFromHere: english.tooManyFromHere,
  switchedOff: english.switchedOff,
  resting: english.resting,
  gone: english.gone,
  sent: "Sent",
} as const;

export function tooManyOnCard(shortName: string): string {
  return english.tooManyOnCard.replace("{name}", () => shortName);
}
