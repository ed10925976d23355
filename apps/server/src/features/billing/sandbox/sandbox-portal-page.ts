import type { Plan } from "@visita/domain/billing/billing.contract";
import { escapeHtml } from "@visita/domain/escape-html";
import type { SandboxSubscriptionRow } from "./sandbox.store.ts";
import { planName, priceText, renderDate, renderPlan, renderSandboxPage } from "./sandbox-page.ts";
import { getSandboxPrice } from "./sandbox-prices.ts";

export const PORTAL_ACTIONS = ["card", "cancel", "resume", "change"] as const;
export type PortalAction = (typeof PORTAL_ACTIONS)[number];

type PortalPage = {
  brand: string;
  /** The form action: the page's own URL with its query. */
  action: string;
  returnUrl: string;
  subscriptions: readonly SandboxSubscriptionRow[];
  /** Set when the portal was opened to switch plans. */
  planChange: { subscriptionId: string; plan: Plan } | null;
};

/** The sandbox's customer portal. */
export function renderPortal(page: PortalPage): string {
  const { brand, returnUrl, subscriptions, planChange } = page;
  const running = subscriptions.filter((row) => row.ended_at === null);
  // Newest first: without a running subscription, the last one is shown.
  const visible = running.length > 0 ? running : subscriptions.slice(0, 1);
  const changing = running.find(
    (row) => row.id === planChange?.subscriptionId && row.price_id !== planChange.plan.id,
  );
  return renderSandboxPage(
    brand,
    "Billing",
    `<p class="muted">This replaces the provider's billing page. No card number is needed.</p>
${changing && planChange ? renderPlanChange(page, changing, planChange.plan) : ""}
${visible.length > 0 ? visible.map((row) => renderSubscription(page, row)).join("\n") : '<p class="panel">There is no subscription yet.</p>'}
<p class="foot"><a class="back" href="${escapeHtml(returnUrl)}">Back to your subscription</a></p>`,
  );
}

function renderPlanChange(page: PortalPage, row: SandboxSubscriptionRow, plan: Plan): string {
  const name = planName(plan);
  const isPastDue = row.status === "past_due";
  return `<section class="panel" aria-label="Change of plan"><p class="muted">Change to</p>${renderPlan(plan, row.quantity)}
<p>${isPastDue ? "The last payment has to be made first: use a working card below." : `Your plan changes at once and a new ${plan.recurring.interval} begins. No second subscription is made.`}</p>
${isPastDue ? "" : `<div class="actions">${renderAction(page, row, "change", `Change to ${escapeHtml(name)} for ${priceText(plan, row.quantity)}`, "primary")}</div>`}</section>`;
}

function renderSubscription(page: PortalPage, row: SandboxSubscriptionRow): string {
  const isFailing = row.renewal_fails === 1;
  const card = isFailing ? "A test card whose renewals fail" : "A test card that works";
  return `<section class="panel" aria-label="Your subscription">${renderPlan(getSandboxPrice(row.price_id), row.quantity)}
${row.status === "past_due" ? '<p class="alert">The last payment failed. Use a working card to keep your plan.</p>' : ""}
<dl><dt>Status</dt><dd>${statusOf(row)}</dd>${renderNext(row)}
<dt>Pays with</dt><dd>${card}</dd></dl>${row.ended_at === null ? renderActions(page, row) : ""}</section>`;
}

function renderActions(page: PortalPage, row: SandboxSubscriptionRow): string {
  const updateCard = row.renewal_fails
    ? renderAction(page, row, "card", "Use a working card", row.status === "past_due" ? "primary" : "plain")
    : "";
  const cancelOrResume =
    row.cancel_at === null
      ? renderAction(page, row, "cancel", cancelLabel(row), "danger")
      : renderAction(page, row, "resume", "Resume", "primary");
  return `<div class="actions">${updateCard}${cancelOrResume}</div>`;
}

/** An unpaid period cannot be used up first. */
function cancelLabel(row: SandboxSubscriptionRow): string {
  return row.status === "past_due" ? "Cancel now" : "Cancel at period end";
}

function renderAction(
  { action }: PortalPage,
  row: SandboxSubscriptionRow,
  name: PortalAction,
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
