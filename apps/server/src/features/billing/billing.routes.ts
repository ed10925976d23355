import {
  cancelEndpoint,
  checkoutEndpoint,
  getPlansEndpoint,
  getSubscriptionEndpoint,
  ownerStatusEndpoint,
  portalEndpoint,
  resumeEndpoint,
} from "@visita/domain/billing/billing.contract";
import { BILLING_MESSAGES as TEXT } from "@visita/domain/billing/billing.messages";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import type { BillingContext, ProvidedContext } from "./billing.context.ts";
import { PAYMENT_LIMITS } from "./billing.limits.ts";
import { openPortal, startCheckout } from "./checkout.service.ts";
import { listPlans } from "./plans.service.ts";
import {
  cancelSubscription,
  describeSubscription,
  findPlanStatus,
  resumeSubscription,
} from "./subscription.service.ts";
import { confirmCheckout } from "./webhook.service.ts";

export async function billingRoutes(
  app: FastifyInstance,
  { context }: { context: BillingContext },
): Promise<void> {
  /** Counts a call that costs the provider something. */
  const limit = async (accountId: string) => {
    for (const each of PAYMENT_LIMITS) await context.limits.hit(each, accountId);
  };

  serve(app, getPlansEndpoint, {
    handler: async ({ params, request }) => {
      await request.requireSelf(params.userid);
      return { data: context.provider ? await listPlans(provided(context, TEXT.plansFailed)) : [] };
    },
  });

  serve(app, checkoutEndpoint, {
    handler: async ({ body, request }) => {
      const caller = await request.requireAccount();
      await limit(caller.userid);
      const payer = { id: caller.userid, email: caller.email };
      return { url: await startCheckout(provided(context, TEXT.sessionFailed), payer, body.planId) };
    },
  });

  serve(app, getSubscriptionEndpoint, {
    handler: async ({ params, query, request }) => {
      const caller = await request.requireSelf(params.userid);
      if (query.session_id && context.provider) {
        await confirmCheckout(provided(context, TEXT.paymentFailed), caller.userid, query.session_id);
      }
      return describeSubscription(context, caller.userid);
    },
  });

  serve(app, cancelEndpoint, {
    handler: async ({ params, request }) => {
      const caller = await request.requireSelf(params.userid);
      await limit(caller.userid);
      const after = await cancelSubscription(provided(context, TEXT.cancelFailed), caller.userid);
      return { ...after, message: TEXT.canceled };
    },
  });

  serve(app, resumeEndpoint, {
    handler: async ({ params, request }) => {
      const caller = await request.requireSelf(params.userid);
      await limit(caller.userid);
      const after = await resumeSubscription(provided(context, TEXT.resumeFailed), caller.userid);
      return { ...after, message: TEXT.resumed };
    },
  });

  serve(app, portalEndpoint, {
    handler: async ({ request }) => {
      const caller = await request.requireAccount();
      await limit(caller.userid);
      return { url: await openPortal(provided(context, TEXT.portalFailed), caller.userid) };
    },
  });

  // Public, because a card's page shows more when its owner's plan is active; it says nothing else of the person.
  serve(app, ownerStatusEndpoint, {
    handler: async ({ params }) => ({ status: await findPlanStatus(context, params.id) }),
  });
}

/** Without a provider there is nothing to buy and nothing to cancel. */
function provided(context: BillingContext, failure: string): ProvidedContext {
  if (!context.provider) throw new AppError("no_subscription", failure);
  return { ...context, provider: context.provider };
}
