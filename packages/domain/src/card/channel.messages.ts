import type english from "../answers/channel/en.ts";
import { defineReferences } from "../language/references.ts";

/** Why a channel’s value is invalid, and how to fix it. */
export const CHANNEL_MESSAGES = defineReferences<typeof english>("channel", {
  notAProfile: true,
  notALink: true,
  linkNeeded: true,
  onlyLinksOf: true,
  countryCodeMissing: true,
});
