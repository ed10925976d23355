import type english from "../answers/team/en.ts";
import { defineReferences } from "../language/references.ts";

/** About teams. */
export const TEAM_MESSAGES = defineReferences<typeof english>("team", {
  ending: true,
  emailEnding: true,
  tooManyTemplates: true,
  tooManyPeople: true,
  seatsFull: true,
  handOver: true,
  domainOfOthers: true,
});
