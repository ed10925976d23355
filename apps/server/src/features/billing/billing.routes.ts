import { BILLING_MESSAGES as TEXT } from "@visita/domain/billing/billing.messages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Limit } from "../limit/limit.service.ts";
import { hasProvider, type ProvidedContext } from "./billing.provider.ts";
import { openPortal, startCheckout } from "./checkout.service.ts";
import { listPlans } from "./plans.service.ts";
import { cancelSubscription, describeSubscription, resumeSubscription } from "./subscription.service.ts";
import { confirmCheckout } from "./webhook.service.ts";

const MINUTE = 60_000;

/** Per account, for calls that reach the payment provider. */
const PAYMENT_LIMITS: readonly Limit[] = [
  { name: "payment-minute", hits: 5, windowMs: MINUTE },
  { name: "payment-hour", hits: 20, windowMs: 60 * MINUTE },
];

export function billingRoutes(app: FastifyInstance, context: AppContext): void {
  const countCall = async (accountId: string) => {
    for (const limit of PAYMENT_LIMITS) await context.limits.hit(limit, accountId);
  };

  serve(app, "GET /api/subs/getplans/:userid", async ({ params, request }) => {
    await request.requireSelf(params.userid);
    return {
      data: context.billing.provider ? await listPlans(requireProvider(context, TEXT.plansFailed)) : [],
    };
  });

  serve(app, "POST /api/subs/stripesession", async ({ body, caller }) => {
    await countCall(caller.userid);
    const payer = { id: caller.userid, email: caller.email };
    return { url: await startCheckout(requireProvider(context, TEXT.sessionFailed), payer, body.planId) };
  });

  serve(app, "GET /api/subs/getusersubs/:userid", async ({ params, query, request }) => {
    const caller = await request.requireSelf(params.userid);
    const isCheckoutPaid =
      query.session_id !== undefined &&
      context.billing.provider !== undefined &&
      (await confirmCheckout(requireProvider(context, TEXT.paymentFailed), caller.userid, query.session_id));
    return {
      ...(await describeSubscription(context, caller.userid)),
      ...(isCheckoutPaid && { isCheckoutPaid }),
    };
  });

  serve(app, "DELETE /api/subs/cancelsubscription/:userid", async ({ params, request }) => {
    const caller = await request.requireSelf(params.userid);
    await countCall(caller.userid);
    const after = await cancelSubscription(requireProvider(context, TEXT.cancelFailed), caller.userid);
    return { ...after, message: TEXT.canceled };
  });

  serve(app, "POST /api/subs/resume/:userid", async ({ params, request }) => {
    const caller = await request.requireSelf(params.userid);
    await countCall(caller.userid);
    const after = await resumeSubscription(requireProvider(context, TEXT.resumeFailed), caller.userid);
    return { ...after, message: TEXT.resumed };
  });

  serve(app, "POST /api/subs/portal", async ({ caller }) => {
    await countCall(caller.userid);
    return { url: await openPortal(requireProvider(context, TEXT.portalFailed), caller.userid) };
  });
}

function requireProvider(context: AppContext, message: string): ProvidedContext {
  if (!hasProvider(context)) throw new AppError("no_subscription", message);
  return context;
}
