import { z } from "zod";
import { IdentityInput } from "../account/passkey.contract.ts";
import { CurrentPassword } from "../account/reauthentication.contract.ts";
import { defineEndpoint } from "../http/endpoint.ts";

export const LeaveForm = z.object({ password: CurrentPassword });

/** What leaving would mean now. */
export const LeavePreview = z.object({
  /** Usernames of the cards that stop answering. */
  cards: z.array(z.string()),
  hasPlan: z.boolean(),
  /** On how many browsers one is signed in. */
  sessions: z.int(),
  /** Teams with other people of which one is the last owner: they go to somebody else, or are deleted, first. */
  teamsToHandOver: z.array(z.object({ teamid: z.string(), name: z.string() })),
  /** ISO time. */
  deletedAt: z.string(),
});
export type LeavePreview = z.infer<typeof LeavePreview>;

export const leavePreviewEndpoint = defineEndpoint("GET /api/account/leave", {
  summary: "Previews leaving: what ends, and when everything is deleted.",
  access: "account",
  responses: { 200: LeavePreview },
});

export const leaveEndpoint = defineEndpoint("POST /api/account/leave", {
  summary:
    "Leaves: cards answer 410, all sessions and the plan end, and everything is deleted after seven days.",
  access: "account",
  body: IdentityInput,
  responses: { 200: z.object({ deletedAt: z.string() }) },
  reportsFirstField: true,
});

export const comeBackEndpoint = defineEndpoint("POST /api/account/comeback", {
  summary: "Undoes leaving, as long as nothing is deleted. A plan stays ended.",
  access: "account",
  allowsLeaving: true,
  responses: { 200: z.object({ message: z.string() }) },
});
