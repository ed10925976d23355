import { ProviderFault } from "../billing.provider.ts";
import type { SandboxSubscriptionRow } from "./sandbox.store.ts";
import { end, type SubscriptionChange } from "./sandbox-clock.ts";
import { periodEndAfter } from "./sandbox-prices.ts";

const UPDATED = ["customer.subscription.updated"];

/** What can be done to a subscription that runs. One that has ended stays as it is, or refuses. */
export const SUBSCRIPTION_CHANGES = {
  scheduleCancel: (row: SandboxSubscriptionRow): SubscriptionChange =>
    running(row).cancel_at === null
      ? { row: { ...row, cancel_at: row.period_end }, events: UPDATED }
      : { row, events: [] },

  resume: (row: SandboxSubscriptionRow): SubscriptionChange =>
    running(row).cancel_at === null
      ? { row, events: [] }
      : { row: { ...row, cancel_at: null }, events: UPDATED },

  /** Pays what is owed, and everything from now on. */
  useWorkingCard: (row: SandboxSubscriptionRow): SubscriptionChange => {
    const mended = { ...running(row), renewal_fails: 0 };
    if (!row.renewal_fails) return { row, events: [] };
    if (row.status !== "past_due") return { row: mended, events: UPDATED };
    return { row: { ...mended, status: "active" }, events: ["invoice.paid", ...UPDATED] };
  },

  changePrice:
    (priceId: string, now: number) =>
    (row: SandboxSubscriptionRow): SubscriptionChange => {
      if (running(row).status !== "active") throw new ProviderFault("what is owed must be paid first");
      if (row.price_id === priceId) return { row, events: [] };
      const period_end = periodEndAfter(now, priceId, now);
      return {
        row: { ...row, price_id: priceId, period_end, cancel_at: null },
        events: ["invoice.paid", ...UPDATED],
      };
    },

  endNow:
    (now: number) =>
    (row: SandboxSubscriptionRow): SubscriptionChange =>
      row.ended_at === null ? end(row, now) : { row, events: [] },
};

function running(row: SandboxSubscriptionRow): SandboxSubscriptionRow {
  if (row.ended_at !== null) throw new ProviderFault("this subscription has ended");
  return row;
}
