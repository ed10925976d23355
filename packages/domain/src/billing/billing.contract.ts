import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { BILLING_MESSAGES as TEXT } from "./billing.messages.ts";

const UserId = z.object({ userid: z.string().max(100) });

/** A price of the provider. Clients only send its id; amounts are never taken from a request. */
export const Plan = z.object({
  id: z.string(),
  /** In cents. */
  unit_amount: z.int(),
  currency: z.string(),
  recurring: z.object({ interval: z.enum(["month", "year"]) }),
});
export type Plan = z.infer<typeof Plan>;

/** With `planId` null the selected plan is Forever Free, even while premium features are still on after a cancellation. */
export const UserSubscription = z.object({
  status: z.enum(["active", "inactive"]),
  planId: z.string().nullable(),
  /** End of the premium features after a cancellation. */
  cancelAt: z.iso.datetime().nullable(),
  /** The last day, in UTC, of Premium that an admin has given. Nothing is paid for it and nothing can be cancelled. */
  grantedUntil: z.iso.date().optional(),
  /** When the next payment is due. */
  renewsAt: z.iso.datetime().nullable(),
  /** The last payment failed; a new payment method can still fix it. */
  pastDue: z.boolean(),
  /** Whether the customer portal can be opened: there is, or was, a subscription. */
  hasBilling: z.boolean(),
  /** The checkout that was asked about is complete at the provider. */
  isCheckoutPaid: z.literal(true).optional(),
});
export type UserSubscription = z.infer<typeof UserSubscription>;

export const getPlansEndpoint = defineEndpoint("GET /api/subs/getplans/:userid", {
  summary: "The plans that can be bought.",
  access: "account",
  params: UserId,
  responses: { 200: z.object({ data: z.array(Plan) }) },
});

export const checkoutEndpoint = defineEndpoint("POST /api/subs/stripesession", {
  summary: "The URL of the checkout for a plan. Asking twice returns the same one.",
  access: "account",
  body: z.object({
    planId: z.string(TEXT.sessionFailed).min(1, TEXT.sessionFailed).max(100, TEXT.sessionFailed),
  }),
  responses: { 200: z.object({ url: z.string() }) },
  invalidMessage: TEXT.sessionFailed,
});

export const getSubscriptionEndpoint = defineEndpoint("GET /api/subs/getusersubs/:userid", {
  summary: "Your subscription. With the id of a finished checkout the provider is asked about it.",
  access: "account",
  params: UserId,
  query: z.object({ session_id: z.string().max(200).optional() }),
  responses: { 200: UserSubscription },
});

export const cancelEndpoint = defineEndpoint("DELETE /api/subs/cancelsubscription/:userid", {
  summary: "Cancels at the end of the period that is paid for.",
  access: "account",
  params: UserId,
  responses: { 200: UserSubscription.extend({ message: z.string() }) },
});

export const resumeEndpoint = defineEndpoint("POST /api/subs/resume/:userid", {
  summary: "Undoes a cancellation while the period runs.",
  access: "account",
  params: UserId,
  responses: { 200: UserSubscription.extend({ message: z.string() }) },
});

export const portalEndpoint = defineEndpoint("POST /api/subs/portal", {
  summary: "The provider's own page for payment methods and invoices.",
  access: "account",
  responses: { 200: z.object({ url: z.string() }) },
});

export const ownerStatusEndpoint = defineEndpoint("GET /api/card/cardcheckuserstatus/:id", {
  summary: "Whether the plan of a card's owner is active, by the card's userid; inactive for an unknown id.",
  access: "public",
  params: z.object({ id: z.string().max(100) }),
  responses: { 200: z.object({ status: z.enum(["active", "inactive"]) }) },
});

export const packageStatusEndpoint = defineEndpoint("GET /api/card/packagestatus/:userid", {
  summary: "Your plan and its free slots.",
  access: "account",
  permission: "cards:read",
  params: UserId,
  responses: { 200: z.object({ status: z.enum(["active", "inactive"]), availableSlots: z.int() }) },
});
