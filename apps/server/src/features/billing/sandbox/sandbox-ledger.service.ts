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
import { passTime, RETRY_TIME, type SubscriptionChange } from "./sandbox-clock.ts";
import type { SandboxEvents } from "./sandbox-events.ts";
import { getSandboxPrice, periodEndAfter } from "./sandbox-prices.ts";

const DAY = 24 * 60 * 60 * 1000;
const EVENT_LIFE = 30 * DAY;
const AT_ONCE = 200;

type Deps = { db: RootDb; now: () => number; events: SandboxEvents };

export type SandboxBooks = ReturnType<typeof openSandboxBooks>;

/** What a payment provider keeps on its side. Every change is written together with the events that tell of it. */
export function openSandboxBooks({ db, now, events }: Deps) {
  /** Brings a subscription up to date, changes it, and says what it then is. */
  async function changeSubscription(
    id: string,
    change: (row: SandboxSubscriptionRow) => SubscriptionChange = (row) => ({ row, events: [] }),
  ): Promise<SandboxSubscriptionRow> {
    const written: SandboxEventRow[] = [];
    const result = await db.transaction().execute(async (trx) => {
      const found = await findSubscriptionForUpdate(trx, id);
      if (!found) throw new ProviderFault("the sandbox has no such subscription", "missing");
      const before = passTime(found, now());
      const changed = change(before.row);
      const after = passTime(changed.row, now());
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

  const isDue = (row: SandboxSubscriptionRow) => passTime(row, now()).events.length > 0;

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

    /** The one that is there already when the same is asked for twice. */
    async openCheckout(row: SandboxCheckoutRow): Promise<SandboxCheckoutRow> {
      getSandboxPrice(row.price_id);
      await insertCheckout(db, row);
      return (await findCheckout(db, row.id)) ?? row;
    },

    /** Pays for an open checkout. Twice is the same as once; an expired one stays unpaid. */
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
          status: "active",
          period_end: periodEndAfter(now(), paid.price_id, now()),
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

    /** Lets happen what the clock has brought: renewals, failed payments, ends. Drops events nobody will ask for. */
    async advance(): Promise<void> {
      const due = { periodEndedBy: now(), unpaidSince: now() - RETRY_TIME };
      for (const { id } of await listDueSubscriptions(db, due, AT_ONCE)) await changeSubscription(id);
      for (const { id } of await listOverdueCheckouts(db, now(), AT_ONCE)) await expireCheckout(id);
      await deleteOldEvents(db, now() - EVENT_LIFE);
    },
  };
}
