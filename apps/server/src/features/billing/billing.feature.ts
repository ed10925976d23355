import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import type { Feature, Job } from "../../core/feature.ts";
import type { Db } from "../../db/database.ts";
import { deriveKey } from "../../lib/secret-key.ts";
import { type BillingProvider, hasProvider, type ProvidedContext } from "./billing.provider.ts";
import { billingRoutes } from "./billing.routes.ts";
import { deleteSandboxData } from "./end-plan.service.ts";
import { checkPlans } from "./plans.service.ts";
import { reconcile } from "./reconcile.service.ts";
import { createSandboxProvider, type SandboxProvider } from "./sandbox/sandbox.provider.ts";
import { sandboxRoutes } from "./sandbox/sandbox.routes.ts";
import { createStripeProvider } from "./stripe/stripe.provider.ts";
import { invoicePart } from "./subscription.service.ts";
import { webhookRoutes } from "./webhook.routes.ts";

declare module "../../core/app-context.ts" {
  interface AppContext {
    /** Who pays for an account: itself, or the owners of the team that it holds. */
    readonly findOwners: (db: Db, accountId: string) => Promise<readonly string[]>;
    readonly billing: {
      /** Null when billing is off; every account then has all premium features. */
      readonly provider: BillingProvider | null;
      /** The same provider if it is the sandbox. */
      readonly sandbox: SandboxProvider | null;
      /** Warns the operator. Must not contain URLs or personal data. */
      readonly alert: (event: string, error?: unknown) => void;
    };
  }
}

export const billingFeature: Feature = {
  name: "billing",
  create(context) {
    const { config, log, now } = context;
    const sandbox = config.billing.provider === "sandbox" ? createSandbox(context) : null;
    return {
      billing: {
        provider: config.billing.provider === "stripe" ? createStripeProvider(config.billing, now) : sandbox,
        sandbox,
        alert: (event, error) => log.warn({ event: "billing", ...(error ? { err: error } : {}) }, event),
      },
    };
  },
  routes: { unlimited: [webhookRoutes], api: [billingRoutes], files: [sandboxPages] },
  jobs: (context) => [
    ...(context.billing.sandbox ? [sandboxJob(context.billing.sandbox)] : []),
    ...(hasProvider(context) ? providerJobs(context) : []),
  ],
  on: { accountDeleted: (_context, { trx, accountId }) => deleteSandboxData(trx, accountId) },
  exports: { parts: [invoicePart] },
  start({ billing, log }) {
    if (!billing.sandbox) return;
    log.info("billing runs in sandbox mode: no one is charged and anyone can get the premium plan");
  },
  drain: async ({ billing }) => billing.sandbox?.settle(),
};

/** Its events take the same path as Stripe's: through the webhook route, with a signature. */
function createSandbox({ config, db, inject, log, now, secretKey }: AppContext): SandboxProvider {
  return createSandboxProvider({
    db,
    now,
    publicUrl: config.publicUrl,
    webhookSecret: deriveKey(secretKey, "sandbox webhook").toString("hex"),
    async deliver(payload, signature) {
      const { statusCode } = await inject({
        method: "POST",
        url: "/api/billing/webhook",
        headers: { "content-type": "application/json", "stripe-signature": signature },
        payload,
      });
      if (statusCode !== 200) throw new Error(`the webhook answered a sandbox event with ${statusCode}`);
    },
    log,
  });
}

async function sandboxPages(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, billing, findOwners } = context;
  if (!billing.sandbox) return;
  const mayPayFor = async (accountId: string, payer: string) =>
    (await findOwners(db, accountId)).includes(payer);
  await sandboxRoutes(app, { sandbox: billing.sandbox, mayPayFor });
}

function sandboxJob(sandbox: SandboxProvider): Job {
  return {
    name: "billing sandbox",
    everyMs: 60_000,
    failure: "advancing the billing sandbox failed; it runs again in a minute",
    run: () => sandbox.advance(),
  };
}

function providerJobs(context: ProvidedContext): Job[] {
  return [
    {
      name: "price check",
      everyMs: null,
      atStart: true,
      failure: "checking the payment provider's prices failed; the subscription page may show wrong plans",
      run: () => checkPlans(context),
    },
    {
      name: "reconciliation",
      everyMs: 10 * 60_000,
      atStart: true,
      failure: "reconciling payments failed; plans may be out of date until the next try in ten minutes",
      run: () => reconcile(context),
    },
  ];
}
