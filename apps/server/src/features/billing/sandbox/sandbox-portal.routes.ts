import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../../lib/app-error.ts";
import { ProviderFault } from "../billing.provider.ts";
import { accountOf } from "./sandbox.provider.ts";
import type { SubscriptionChange } from "./sandbox-lifecycle.ts";
import { SUBSCRIPTION_CHANGES } from "./sandbox-lifecycle.ts";
import type { SandboxPages } from "./sandbox-page.ts";
import { PORTAL_ACTIONS, renderPortal } from "./sandbox-portal-page.ts";
import { SANDBOX_PRICES } from "./sandbox-prices.ts";

const Query = z.object({
  return: z.string().max(500).optional(),
  changed: z.string().max(500).optional(),
  subscription: z.string().max(100).optional(),
  plan: z.string().max(100).optional(),
});
const Form = z.object({ subscription: z.string().max(100), action: z.enum(PORTAL_ACTIONS) });

type Form = z.infer<typeof Form>;
type Visit = { Params: { customerId: string }; Querystring: z.infer<typeof Query> };

/** The sandbox's customer portal. Only who pays for an account sees its own. */
export async function sandboxPortalRoutes(
  app: FastifyInstance,
  { sandbox, mayPayFor }: SandboxPages,
): Promise<void> {
  const { ledger } = sandbox;
  const { brand, publicUrl } = app.config;

  async function listOwnSubscriptions(request: FastifyRequest<Visit>) {
    const { userid } = await request.requireAccount();
    const { customerId } = request.params;
    if (!(await mayPayFor(accountOf(customerId), userid))) throw new AppError("not_found", MESSAGES.notFound);
    return ledger.listSubscriptions(customerId);
  }

  /** Prevents an open redirect: only this installation's URLs are accepted. */
  function ownUrl(url: string | undefined): string {
    const target = URL.parse(url ?? "");
    return target?.origin === publicUrl ? target.href : `${publicUrl}/subscription`;
  }

  function planChangeOf({ query }: FastifyRequest<Visit>) {
    const plan = Object.values(SANDBOX_PRICES)
      .flat()
      .find(({ id }) => id === query.plan);
    return plan && query.subscription ? { subscriptionId: query.subscription, plan } : null;
  }

  app.get<Visit>(
    "/sandbox/billing/:customerId",
    { schema: { querystring: Query } },
    async (request, reply) => {
      const subscriptions = await listOwnSubscriptions(request);
      reply.type("text/html; charset=utf-8");
      return renderPortal({
        brand,
        action: request.url,
        returnUrl: ownUrl(request.query.return),
        subscriptions,
        planChange: planChangeOf(request),
      });
    },
  );

  app.post<Visit & { Body: Form }>(
    "/sandbox/billing/:customerId",
    { schema: { querystring: Query, body: Form } },
    async (request, reply) => {
      const { subscription, action } = request.body;
      const own = (await listOwnSubscriptions(request)).find(({ id }) => id === subscription);
      if (!own) throw new AppError("not_found", MESSAGES.notFound);
      try {
        await ledger.changeSubscription(own.id, changeFor(action, planChangeOf(request)?.plan.id));
      } catch (error) {
        // The page was out of date: reloading shows the current state.
        if (!(error instanceof ProviderFault)) throw error;
        return reply.redirect(request.url, 303);
      }
      return reply.redirect(action === "change" ? ownUrl(request.query.changed) : request.url, 303);
    },
  );

  function changeFor(action: Form["action"], planId: string | undefined) {
    const changes: Record<Form["action"], Parameters<typeof ledger.changeSubscription>[1]> = {
      card: SUBSCRIPTION_CHANGES.useWorkingCard,
      cancel: SUBSCRIPTION_CHANGES.scheduleCancel,
      resume: SUBSCRIPTION_CHANGES.resume,
      change: planId === undefined ? refuseChange : SUBSCRIPTION_CHANGES.changePrice(planId, app.now()),
    };
    return changes[action];
  }
}

function refuseChange(): SubscriptionChange {
  throw new ProviderFault("no plan was chosen");
}
