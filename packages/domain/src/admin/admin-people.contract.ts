import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { AccountParams, Count, Done, Next, PageQuery, Reason, ReasonInput, Time } from "./admin.fields.ts";
import { ADMIN_MESSAGES as TEXT } from "./admin.messages.ts";
import { AuditEntry } from "./admin-audit.contract.ts";
import { CardState } from "./admin-cards.contract.ts";

export const PEOPLE_SEGMENTS = ["all", "premium", "suspended"] as const;

export const ListedPerson = z.object({
  accountid: z.string(),
  name: z.string(),
  email: z.string(),
  isPremium: z.boolean(),
  isSuspended: z.boolean(),
  cards: Count,
  memberSince: Time,
  lastSeen: Time.nullable(),
});
export type ListedPerson = z.infer<typeof ListedPerson>;

export const listAccountsEndpoint = defineEndpoint("GET /api/admin/people", {
  summary: "Accounts, the newest first; found by email address, name or username.",
  access: "account",
  query: PageQuery.extend({ segment: z.enum(PEOPLE_SEGMENTS).optional() }),
  responses: { 200: z.object({ total: Count, people: z.array(ListedPerson), next: Next }) },
});

/** Without passwords, codes, contacts and favourites: admins never see those. */
export const Person = ListedPerson.extend({
  premiumUntil: Time.nullable(),
  grantedUntil: z.iso.date().nullable(),
  suspendedAt: Time.nullable(),
  suspendedFor: z.string().nullable(),
  hasLeft: z.boolean(),
  sessions: Count,
  passkeys: Count,
  ownCards: z.array(
    z.object({
      cardid: z.string(),
      username: z.string(),
      fullname: z.string(),
      occupation: z.string(),
      companyname: z.string(),
      color: z.string(),
      /** Of the last 30 days. */
      views: Count,
      state: CardState,
    }),
  ),
  audit: z.array(AuditEntry),
  /** Actions that this admin may not take on it: its own account, or another admin's. */
  isAdmin: z.boolean(),
});
export type Person = z.infer<typeof Person>;

export const personEndpoint = defineEndpoint("GET /api/admin/people/:accountid", {
  summary: "One account: plan, cards, sessions, and what admins did.",
  access: "account",
  params: AccountParams,
  responses: { 200: Person },
});

const action = {
  access: "account",
  params: AccountParams,
  body: ReasonInput,
  responses: { 200: Done },
  reportsFirstField: true,
} as const;

export const signOutPersonEndpoint = defineEndpoint("POST /api/admin/people/:accountid/signout", {
  ...action,
  summary: "Ends every session of an account.",
});

export const suspendPersonEndpoint = defineEndpoint("POST /api/admin/people/:accountid/suspend", {
  ...action,
  summary: "Blocks sign-in and hides all cards. Nothing is deleted.",
});

export const liftSuspensionEndpoint = defineEndpoint("POST /api/admin/people/:accountid/lift", {
  ...action,
  summary: "Lifts a suspension.",
});

export const deleteAccountEndpoint = defineEndpoint("POST /api/admin/people/:accountid/delete", {
  ...action,
  summary: "Deletes an account with everything in it, without a grace period.",
});

export const GrantInput = z.object({ reason: Reason, until: z.iso.date(TEXT.dayInvalid) });

export const grantPremiumEndpoint = defineEndpoint("POST /api/admin/people/:accountid/grant", {
  ...action,
  summary: "Gives an account the premium plan until the end of a day (UTC), without a payment.",
  body: GrantInput,
});
