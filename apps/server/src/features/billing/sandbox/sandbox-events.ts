import { randomBytes } from "node:crypto";
import type Stripe from "stripe";
import type { Db, RootDb } from "../../../db/database.ts";
import { withTimeout } from "../../../lib/with-timeout.ts";
import { type BillingEvent, InvalidEvent } from "../billing.provider.ts";
import { loadStripe } from "../stripe/stripe-client.ts";
import {
  findCheckout,
  insertEvent,
  listUndeliveredEvents,
  type SandboxEventRow,
  updateDelivered,
} from "./sandbox.store.ts";
import { signEvent, snapshotEvent } from "./subscription-life.ts";

/** Maximum age of a signature. */
const TOLERANCE_SECONDS = 300;
const PAGE_SIZE = 500;
const DELIVERY_TIMEOUT_MS = 10_000;

export type SandboxEventDeps = {
  db: RootDb;
  now: () => number;
  webhookSecret: string;
  /** Posts to the webhook route; rejects unless the event was accepted. */
  deliver: (raw: Buffer, signature: string) => Promise<void>;
  log: { warn(fields: object, text: string): void };
};

export type SandboxEvents = ReturnType<typeof createSandboxEvents>;

/** Events are stored in the transaction of the change, then signed as Stripe does and delivered after the commit. */
export function createSandboxEvents({ db, now, webhookSecret, deliver, log }: SandboxEventDeps) {
  let deliveries = Promise.resolve();
  let count = 0;

  async function write(trx: Db, type: string, objectId: string): Promise<SandboxEventRow> {
    const time = now();
    count = (count + 1) % 36 ** 3;
    const order = time.toString(36).padStart(9, "0") + count.toString(36).padStart(3, "0");
    const id = `evt_sbx_${order}${randomBytes(6).toString("hex")}`;
    const row = { id, type, object_id: objectId, created_at: time, delivered_at: null };
    await insertEvent(trx, row);
    return row;
  }

  /** A failed event stays undelivered, for `undeliveredSince`. */
  async function deliverOne(row: SandboxEventRow): Promise<void> {
    try {
      const about = await describe(row);
      const event = snapshotEvent(
        { id: row.id, type: row.type, createdAt: row.created_at },
        subjectObject(about),
      );
      const payload = JSON.stringify(event);
      const signature = signEvent(payload, webhookSecret, now());
      // A hanging delivery must not block the next ones.
      const delivery = deliver(Buffer.from(payload), signature);
      await withTimeout(delivery, DELIVERY_TIMEOUT_MS, () => new Error("the delivery took too long"));
      await updateDelivered(db, row.id, now());
    } catch (error) {
      log.warn({ err: error }, "a sandbox event was not delivered");
    }
  }

  async function describe({ id, type, object_id: objectId }: SandboxEventRow): Promise<BillingEvent> {
    if (!type.startsWith("checkout.")) return { id, type, subscriptionId: objectId, checkoutId: null };
    const checkout = await findCheckout(db, objectId);
    return { id, type, subscriptionId: checkout?.subscription_id ?? null, checkoutId: objectId };
  }

  return {
    write,

    /**
     * In order, and in the background: the caller may hold the lock that the webhook needs.
     */
    send(rows: readonly SandboxEventRow[]): void {
      for (const row of rows) deliveries = deliveries.then(() => deliverOne(row));
    },

    /** Resolves when every event has been delivered or has failed. */
    async settle(): Promise<void> {
      for (let last: unknown; last !== deliveries; await deliveries) last = deliveries;
    },

    read(raw: Buffer, signature: string | undefined): BillingEvent {
      try {
        const { webhooks } = loadStripe();
        const event = webhooks.constructEvent(
          raw,
          signature ?? "",
          webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          now(),
        );
        if (event.livemode) throw new InvalidEvent("the sandbox has no live mode");
        return { id: event.id, type: event.type, ...subjectOf(event) };
      } catch (cause) {
        throw cause instanceof InvalidEvent
          ? cause
          : new InvalidEvent("not signed by the sandbox", { cause });
      }
    },

    async undeliveredSince(lastEventId: string | null): Promise<BillingEvent[]> {
      const rows = await listUndeliveredEvents(db, lastEventId ?? "", PAGE_SIZE);
      return Promise.all(rows.map(describe));
    },
  };
}

/** Only the ids of what the event is about: the product asks for the rest. */
function subjectObject({ type, checkoutId, subscriptionId: subscription }: BillingEvent): object {
  if (type.startsWith("invoice.")) {
    return { object: "invoice", parent: { subscription_details: { subscription } } };
  }
  return checkoutId
    ? { object: "checkout.session", id: checkoutId, subscription }
    : { object: "subscription", id: subscription };
}

function subjectOf(event: Stripe.Event): Pick<BillingEvent, "checkoutId" | "subscriptionId"> {
  const { object } = event.data;
  if (!("object" in object)) return { checkoutId: null, subscriptionId: null };
  if (object.object === "subscription") return { checkoutId: null, subscriptionId: object.id };
  if (object.object === "checkout.session") {
    return { checkoutId: object.id, subscriptionId: idOf(object.subscription) };
  }
  if (object.object === "invoice") {
    return { checkoutId: null, subscriptionId: idOf(object.parent?.subscription_details?.subscription) };
  }
  return { checkoutId: null, subscriptionId: null };
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === "string" ? reference : (reference?.id ?? null);
}
