import { formatNumber } from "../format.ts";
/** Texts about named links. */
export const LINK_MESSAGES = {
  lastDayInvalid: "Please choose a day.",
  lastDayPast: "Please choose today or a later day.",
  nameRequired: "Please give the link a name.",
  nameTooLong: "Please use 60 characters or fewer.",
  notFound: "This link does not exist.",
  slugInvalid: "2 to 30 letters a-z, digits or -.",
  slugReserved: "This address is used by the card itself. Please choose another.",
  slugTaken: "This address is taken by another of your links.",
} as const;

export function tooManyLive(max: number): string {
  return `A card can have ${max} live links on your plan. End one to make room.`;
}

export function tooManyLinks(max: number): string {
  return `A card can have ${formatNumber(max)} links in all. Take up one of the ended ones again.`;
}
