import { BILLING_MESSAGES as TEXT } from "@visita/domain/billing/billing.messages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { countPaymentCall, requireProvider } from "../billing/payment-call.service.ts";
import { buySeats, findSeatPrice } from "../billing/seats.service.ts";
import { cancelSubscription, resumeSubscription } from "../billing/subscription.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import { serveTeam } from "./team-access.ts";
import { describeTeamSubscription, openTeamPortal, startTeamCheckout } from "./team-billing.service.ts";

/** Asked while people are chosen; each reaches the payment provider. */
const PRICE_LIMIT: Limit = { name: "team-seat-price", hits: 120, windowMs: 60 * 60_000 };

export function teamBillingRoutes(app: FastifyInstance, context: AppContext): void {
  serveTeam(app, context, "GET /api/team/:teamid/billing", ({ query, member }) =>
    describeTeamSubscription(context, member, query.session_id),
  );

  serveTeam(app, context, "POST /api/team/:teamid/billing/checkout", async ({ body, member }) => {
    await countPaymentCall(context, member.accountId);
    return startTeamCheckout(context, member, body);
  });

  serveTeam(app, context, "POST /api/team/:teamid/billing/seats/look", async ({ body, member }) => {
    await context.limits.hit(PRICE_LIMIT, member.accountId);
    return findSeatPrice(requireProvider(context, TEXT.paymentFailed), member.teamId, body.seats);
  });

  serveTeam(app, context, "POST /api/team/:teamid/billing/seats", async ({ body, member }) => {
    await countPaymentCall(context, member.accountId);
    await buySeats(requireProvider(context, TEXT.paymentFailed), member.teamId, body);
    return describeTeamSubscription(context, member);
  });

  serveTeam(app, context, "DELETE /api/team/:teamid/billing", async ({ member }) => {
    await countPaymentCall(context, member.accountId);
    await cancelSubscription(requireProvider(context, TEXT.cancelFailed), member.teamId);
    return describeTeamSubscription(context, member);
  });

  serveTeam(app, context, "POST /api/team/:teamid/billing/resume", async ({ member }) => {
    await countPaymentCall(context, member.accountId);
    await resumeSubscription(requireProvider(context, TEXT.resumeFailed), member.teamId);
    return describeTeamSubscription(context, member);
  });

  serveTeam(app, context, "POST /api/team/:teamid/billing/portal", async ({ member }) => {
    await countPaymentCall(context, member.accountId);
    return openTeamPortal(context, member);
  });
}
