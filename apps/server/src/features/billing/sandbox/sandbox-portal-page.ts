import type { Plan } from "@visita/domain/billing/billing.contract";
import { planLabel } from "@visita/domain/billing/plan-labels";
import { escapeHtml } from "@visita/domain/http/escape-html";
import type { SandboxSubscriptionRow } from "./sandbox.store.ts";
import { priceText, renderDate, renderPlan, renderSandboxPage } from "./sandbox-page.ts";
import { getSandboxPrice } from "./sandbox-prices.ts";

export const BILLING_ACTIONS = ["card", "cancel", "resume", "change"] as const;
export type BillingAction = (typeof BILLING_ACTIONS)[number];

type BillingPage = {
  brand: string;
  /** Where its forms go, with all that the page was opened with. */
  action: string;
  returnUrl: string;
  subscriptions: readonly SandboxSubscriptionRow[];
  /** The plan that somebody came here to change to. */
  wanted: { subscriptionId: string; plan: Plan } | null;
};

/** Stands in for a provider's customer portal. */
export function renderBilling(page: BillingPage): string {
  const { brand, returnUrl, subscriptions, wanted } = page;
  const running = subscriptions.filter((row) => row.ended_at === null);
  // The newest comes first, so without a running one this is what was last.
  const shown = running.length > 0 ? running : subscriptions.slice(0, 1);
  const changed = running.find((row) => row.id === wanted?.subscriptionId && row.price_id !== wanted.plan.id);
  return renderSandboxPage(
    brand,
    "Billing",
    `<p class="muted">This stands in for a provider's billing page. No card number is needed.</p>
${changed && wanted ? renderPlanChange(page, changed, wanted.plan) : ""}
${shown.length > 0 ? shown.map((row) => renderSubscription(page, row)).join("\n") : '<p class="panel">There is no subscription yet.</p>'}
<p class="foot"><a class="back" href="${escapeHtml(returnUrl)}">Back to your subscription</a></p>`,
  );
}

function renderPlanChange(page: BillingPage, row: SandboxSubscriptionRow, plan: Plan): string {
  const name = planLabel(plan.unit_amount).name;
  const isOwing = row.status === "past_due";
  return `<section class="panel" aria-label="Change of plan"><p class="muted">Change to</p>${renderPlan(plan)}
<p>${isOwing ? "The last payment has to be made first: use a working card below." : `Your plan changes at once and a new ${plan.recurring.interval} begins. No second subscription is made.`}</p>
${isOwing ? "" : `<div class="actions">${renderAction(page, row, "change", `Change to ${escapeHtml(name)} for ${priceText(plan)}`, "primary")}</div>`}</section>`;
}

function renderSubscription(page: BillingPage, row: SandboxSubscriptionRow): string {
  const isFailing = row.renewal_fails === 1;
  const card = isFailing ? "A test card whose renewals fail" : "A test card that works";
  return `<section class="panel" aria-label="Your subscription">${renderPlan(getSandboxPrice(row.price_id))}
${row.status === "past_due" ? '<p class="alert">The last payment failed. Use a working card to keep your plan.</p>' : ""}
<dl><dt>Status</dt><dd>${statusOf(row)}</dd>${renderNext(row)}
<dt>Pays with</dt><dd>${card}</dd></dl>${row.ended_at === null ? renderActions(page, row) : ""}</section>`;
}

function renderActions(page: BillingPage, row: SandboxSubscriptionRow): string {
  const mend = row.renewal_fails
    ? renderAction(page, row, "card", "Use a working card", row.status === "past_due" ? "primary" : "plain")
    : "";
  const turn =
    row.cancel_at === null
      ? renderAction(page, row, "cancel", cancelLabel(row), "danger")
      : renderAction(page, row, "resume", "Resume", "primary");
  return `<div class="actions">${mend}${turn}</div>`;
}

/** What was not paid for cannot run on to its end. */
function cancelLabel(row: SandboxSubscriptionRow): string {
  return row.status === "past_due" ? "Cancel now" : "Cancel at period end";
}

function renderAction(
  { action }: BillingPage,
  row: SandboxSubscriptionRow,
  name: BillingAction,
  label: string,
  kind: "primary" | "plain" | "danger",
): string {
  return `<form method="post" action="${escapeHtml(action)}"><input type="hidden" name="subscription" value="${escapeHtml(row.id)}">
<button class="${kind}" name="action" value="${name}">${label}</button></form>`;
}

function statusOf(row: SandboxSubscriptionRow): string {
  if (row.ended_at !== null) return "Ended";
  if (row.status === "past_due") return "Payment failed";
  return row.cancel_at === null ? "Active" : "Active, ends at the end of the period";
}

function renderNext(row: SandboxSubscriptionRow): string {
  if (row.ended_at !== null) return `<dt>Ended on</dt><dd>${renderDate(row.ended_at)}</dd>`;
  if (row.status === "past_due") return `<dt>Unpaid since</dt><dd>${renderDate(row.period_end)}</dd>`;
  if (row.cancel_at !== null) return `<dt>Ends on</dt><dd>${renderDate(row.cancel_at)}</dd>`;
  return `<dt>Next payment</dt><dd>${renderDate(row.period_end)}</dd>`;
}
