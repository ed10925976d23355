import type { AppContext } from "../../core/app-context.ts";
import type { Feature } from "../../core/feature.ts";
import { type Cipher, createCipher } from "../../lib/cipher.ts";
import { memberOf } from "../../lib/public-address.ts";
import { deriveKeys } from "../../lib/secret-key.ts";
import { webhookRoutes } from "./webhook.routes.ts";
import { pauseAfterRecovery } from "./webhook.service.ts";
import { createWebhookWorker } from "./webhook.worker.ts";
import { type ResolveHost, resolveHost } from "./webhook-address.ts";
import { purgeDeliveries } from "./webhook-delivery.service.ts";
import { DELIVERIES_WAIT, recordKeptCard, recordOwnerEvent } from "./webhook-outbox.service.ts";
import { exportWebhooks } from "./webhook-view.service.ts";

declare module "../../core/app-context.ts" {
  interface AppContext {
    readonly webhooks: WebhookSystem;
  }
}

type WebhookSystem = ReturnType<typeof createWebhookWorker> & {
  readonly cipher: Cipher;
  readonly isAllowed: (address: string) => boolean;
  /** Replaced by tests, which have no name server. */
  resolve: ResolveHost;
};

export const webhookFeature: Feature = {
  name: "webhook",
  create: (context) => ({ webhooks: createWebhooks(context) }),
  routes: { api: [webhookRoutes] },
  jobs: () => [
    {
      name: "webhook deliveries",
      everyMs: 60 * 60_000,
      atStart: true,
      failure: "deleting old deliveries of webhooks failed; it runs again in an hour",
      run: purgeDeliveries,
    },
  ],
  on: {
    ownerEvent: recordOwnerEvent,
    keptCardChanged: recordKeptCard,
    accessEnded: pauseAfterRecovery,
  },
  exports: {
    fields: async (context, accountId) => {
      const webhooks = await exportWebhooks(context.db, accountId);
      return webhooks.length > 0 ? { account: { webhooks } } : {};
    },
  },
  start: ({ webhooks, pubsub }) => {
    pubsub.onMessage((message) => {
      if (message === DELIVERIES_WAIT) webhooks.kick();
    });
    webhooks.start();
  },
  close: ({ webhooks }) => webhooks.stop(),
};

function createWebhooks(context: AppContext): WebhookSystem {
  const { config, db, secretKey, now, log, mail } = context;
  const cipher = createCipher(deriveKeys(secretKey, "webhook secret"));
  const isAllowed = memberOf(config.webhookAllow);
  const system = { cipher, isAllowed, resolve: resolveHost as ResolveHost };
  const resolve: ResolveHost = (hostname) => system.resolve(hostname);
  // A later feature hands it in.
  const findOwners: AppContext["findOwners"] = (trx, accountId) => context.findOwners(trx, accountId);
  const worker = createWebhookWorker({ config, db, now, log, mail, findOwners, cipher, isAllowed, resolve });
  return Object.assign(system, worker);
}
