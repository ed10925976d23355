import type { RootDb } from "../../../db/database.ts";
import { newId } from "../../../lib/tokens.ts";
import { ProviderFault } from "../billing.provider.ts";
import {
  deleteOldEvents,
  findCheckout,
  findSubscription,
  findSubscriptionForUpdate,
  insertCheckout,
  insertSubscription,
  listDueSubscriptions,
  listOverdueCheckouts,
  listSubscriptions,
  type SandboxCheckoutRow,
  type SandboxEventRow,
  type SandboxSubscriptionRow,
  updateOpenCheckout,
  updateSubscription,
} from "./sandbox.store.ts";
import type { SandboxEvents } from "./sandbox-events.ts";
import { applyDueChanges, PAYMENT_RETRY_MS, type SubscriptionChange } from "./sandbox-lifecycle.ts";
import { getSandboxPrice, intervalOf } from "./sandbox-prices.ts";
import { periodEndAfter } from "./subscription-life.ts";

const DAY = 24 * 60 * 60 * 1000;
const EVENT_TTL_MS = 30 * DAY;
const BATCH_SIZE = 200;

type Deps = { db: RootDb; now: () => number; events: SandboxEvents };

export type SandboxLedger = ReturnType<typeof createSandboxLedger>;

/** The state that a payment provider holds. Each change and its events are stored in one transaction. */
export function createSandboxLedger({ db, now, events }: Deps) {
  /** Applies what is due, then the change. Returns the new state. */
  async function changeSubscription(
    id: string,
    change: (row: SandboxSubscriptionRow) => SubscriptionChange = (row) => ({ row, events: [] }),
  ): Promise<SandboxSubscriptionRow> {
    const written: SandboxEventRow[] = [];
    const result = await db.transaction().execute(async (trx) => {
      const found = await findSubscriptionForUpdate(trx, id);
      if (!found) throw new ProviderFault("the sandbox has no such subscription", "missing");
      const before = applyDueChanges(found, now());
      const changed = change(before.row);
      const after = applyDueChanges(changed.row, now());
      const types = new Set([...before.events, ...changed.events, ...after.events]);
      if (types.size > 0) await updateSubscription(trx, after.row);
      for (const type of types) written.push(await events.write(trx, type, id));
      return after.row;
    });
    events.send(written);
    return result;
  }

  async function expireCheckout(id: string): Promise<void> {
    const written: SandboxEventRow[] = [];
    await db.transaction().execute(async (trx) => {
      if (!(await updateOpenCheckout(trx, id, { state: "expired" }))) return;
      written.push(await events.write(trx, "checkout.session.expired", id));
    });
    events.send(written);
  }

  const isDue = (row: SandboxSubscriptionRow) => applyDueChanges(row, now()).events.length > 0;

  async function findCurrentCheckout(id: string): Promise<SandboxCheckoutRow | undefined> {
    const found = await findCheckout(db, id);
    if (found?.state !== "open" || found.expires_at > now()) return found;
    await expireCheckout(id);
    return findCheckout(db, id);
  }

  return {
    changeSubscription,
    expireCheckout,
    findCheckout: findCurrentCheckout,

    /** Idempotent: returns the existing checkout if there is one with this id. */
    async openCheckout(row: SandboxCheckoutRow): Promise<SandboxCheckoutRow> {
      getSandboxPrice(row.price_id);
      await insertCheckout(db, row);
      return (await findCheckout(db, row.id)) ?? row;
    },

    /** Idempotent. An expired checkout stays unpaid. */
    async payCheckout(id: string, renewalFails: boolean): Promise<SandboxCheckoutRow | undefined> {
      await findCurrentCheckout(id);
      const written: SandboxEventRow[] = [];
      await db.transaction().execute(async (trx) => {
        const subscriptionId = `sub_sbx_${newId()}`;
        const paid = await updateOpenCheckout(trx, id, {
          state: "complete",
          subscription_id: subscriptionId,
        });
        if (!paid) return;
        await insertSubscription(trx, {
          id: subscriptionId,
          account_id: paid.account_id,
          customer_id: paid.customer_id,
          price_id: paid.price_id,
          quantity: paid.quantity,
          seats: null,
          seats_until: null,
          status: "active",
          period_end: periodEndAfter(now(), intervalOf(paid.price_id), now()),
          cancel_at: null,
          ended_at: null,
          renewal_fails: renewalFails ? 1 : 0,
          created_at: now(),
        });
        written.push(await events.write(trx, "customer.subscription.created", subscriptionId));
        written.push(await events.write(trx, "invoice.paid", subscriptionId));
        written.push(await events.write(trx, "checkout.session.completed", id));
      });
      events.send(written);
      return findCheckout(db, id);
    },

    async getSubscription(id: string): Promise<SandboxSubscriptionRow> {
      const found = await findSubscription(db, id);
      if (!found) throw new ProviderFault("the sandbox has no such subscription", "missing");
      return isDue(found) ? changeSubscription(id) : found;
    },

    /** Newest first. */
    async listSubscriptions(customerId: string): Promise<SandboxSubscriptionRow[]> {
      const current = [];
      for (const row of await listSubscriptions(db, customerId)) {
        current.push(isDue(row) ? await changeSubscription(row.id) : row);
      }
      return current;
    },

    /** Applies due renewals, failed payments and expiries, and deletes old events. */
    async advance(): Promise<void> {
      const due = { periodEndedBy: now(), unpaidSince: now() - PAYMENT_RETRY_MS };
      for (const { id } of await listDueSubscriptions(db, due, BATCH_SIZE)) await changeSubscription(id);
      for (const { id } of await listOverdueCheckouts(db, now(), BATCH_SIZE)) await expireCheckout(id);
      await deleteOldEvents(db, now() - EVENT_TTL_MS);
    },
  };
}
