import { BILLING_MESSAGES as TEXT } from "@visita/domain/billing/billing.messages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { openPortal, startCheckout } from "./checkout.service.ts";
import { countPaymentCall, requireProvider } from "./payment-call.service.ts";
import { listPlans } from "./plans.service.ts";
import { cancelSubscription, describeSubscription, resumeSubscription } from "./subscription.service.ts";
import { confirmCheckout } from "./webhook.service.ts";

export function billingRoutes(app: FastifyInstance, context: AppContext): void {
  const countCall = (accountId: string) => countPaymentCall(context, accountId);

  serve(app, "GET /api/subs/getplans/:userid", async ({ params, request }) => {
    await request.requireSelf(params.userid);
    if (!context.billing.provider) return { data: [] };
    return { data: [...(await listPlans(requireProvider(context, TEXT.plansFailed))).premium] };
  });

  serve(app, "POST /api/subs/stripesession", async ({ body, caller }) => {
    await countCall(caller.userid);
    const payer = { id: caller.userid, email: caller.email };
    const order = { planId: body.planId, offer: "premium", quantity: 1, page: "/subscription" } as const;
    return { url: await startCheckout(requireProvider(context, TEXT.sessionFailed), payer, order) };
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
    const provided = requireProvider(context, TEXT.portalFailed);
    return { url: await openPortal(provided, caller.userid, "/subscription") };
  });
}
