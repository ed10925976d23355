import { formatNumber } from "../format.ts";
/** Texts about named links. */
export const LINK_MESSAGES = {
  lastDayInvalid: "Please choose a day.",
  lastDayPast: "Please choose today or a later day.",
  nameRequired: "Please give the link a name.",
  nameTooLong: "Please use 60 characters or fewer.",
  notFound: "This link does not exist.",
  slugInvalid: "Use 2 to 30 characters: a-z, 0-9 and -.",
  slugReserved: "This link is reserved. Please choose another.",
  slugTaken: "You already have this link. Please choose another.",
} as const;

export function tooManyLive(max: number): string {
  return `Your plan has room for ${max} live links per card. End one to make room.`;
}

export function tooManyLinks(max: number): string {
  return `A card can have up to ${formatNumber("en", max)} links. Reactivate an ended one instead.`;
}
