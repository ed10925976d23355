import { z } from "zod";
import { Plan, UserSubscription } from "../billing/billing.contract.ts";
import { BILLING_MESSAGES } from "../billing/billing.messages.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { TeamParams } from "./team.contract.ts";

const SEATS_MAX = 100_000;

const Seats = z.int().min(1).max(SEATS_MAX);
const Url = z.object({ url: z.string() });

/** What a team pays for: the people who have a card. */
export const TeamSubscription = UserSubscription.extend({
  plans: z.array(Plan),
  /** People with a card. */
  people: z.int(),
  /** How many can have one now; null without a bound. */
  seats: z.int().nullable(),
  /** How many the next payment is for. */
  nextSeats: z.int(),
});
export type TeamSubscription = z.infer<typeof TeamSubscription>;

export const teamSubscriptionEndpoint = defineEndpoint("GET /api/team/:teamid/billing", {
  summary: "What your team pays for. With the id of a finished checkout the provider is asked about it.",
  access: "account",
  params: TeamParams,
  query: z.object({ session_id: z.string().max(200).optional() }),
  responses: { 200: TeamSubscription },
});

export const teamCheckoutEndpoint = defineEndpoint("POST /api/team/:teamid/billing/checkout", {
  summary: "The URL of the checkout for so many people, or for those who have a card if these are more.",
  access: "account",
  params: TeamParams,
  body: z.object({ planId: z.string().min(1).max(100), seats: Seats.default(1) }),
  responses: { 200: Url },
  invalidMessage: BILLING_MESSAGES.sessionFailed,
});

/** Amounts in cents. */
export const SeatPrice = z.object({
  seats: z.int(),
  /** More than are paid for. */
  added: z.int(),
  /** Charged at once, for the rest of the period. */
  amountNow: z.int(),
  /** From then on, for those who are added. */
  amountPerPeriod: z.int(),
  currency: z.string(),
  interval: z.enum(["month", "year"]),
  /** The moment that `amountNow` is counted from; a purchase within 15 minutes costs the same. Epoch milliseconds. */
  from: z.int(),
});
export type SeatPrice = z.infer<typeof SeatPrice>;

export const seatPriceEndpoint = defineEndpoint("POST /api/team/:teamid/billing/seats/look", {
  summary: "What it costs that so many people can have a card. Changes nothing.",
  access: "account",
  params: TeamParams,
  body: z.object({ seats: Seats }),
  responses: { 200: SeatPrice },
});

export const buySeatsEndpoint = defineEndpoint("POST /api/team/:teamid/billing/seats", {
  summary: "Pays for so many people, at the price that was told before. Paid for already, it costs nothing.",
  access: "account",
  params: TeamParams,
  body: z.object({ seats: Seats, from: z.int() }),
  responses: { 200: TeamSubscription },
});

export const cancelTeamPlanEndpoint = defineEndpoint("DELETE /api/team/:teamid/billing", {
  summary: "Cancels your team's plan at the end of the period that is paid for.",
  access: "account",
  params: TeamParams,
  responses: { 200: TeamSubscription },
});

export const resumeTeamPlanEndpoint = defineEndpoint("POST /api/team/:teamid/billing/resume", {
  summary: "Undoes a cancellation while the period runs.",
  access: "account",
  params: TeamParams,
  responses: { 200: TeamSubscription },
});

export const teamPortalEndpoint = defineEndpoint("POST /api/team/:teamid/billing/portal", {
  summary: "The provider's own page for your team's payment methods and invoices.",
  access: "account",
  params: TeamParams,
  responses: { 200: Url },
});
