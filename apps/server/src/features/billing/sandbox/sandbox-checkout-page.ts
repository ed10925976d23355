import type { Plan } from "@visita/domain/billing/billing.contract";
import { escapeHtml } from "@visita/domain/escape-html";
import { planName, priceText, renderPlan, renderSandboxMessage, renderSandboxPage } from "./sandbox-page.ts";
import { sandboxOfferOf } from "./sandbox-prices.ts";

const CHOICES = [
  ["pays", "Pays", "The plan is active at once and renews by itself."],
  ["declined", "Declined", "The bank declines, and nothing changes."],
  ["needs_confirmation", "Needs confirmation", "The bank asks for confirmation first."],
  ["renewal_fails", "First payment works, renewal fails", "Active now; the next payment fails."],
] as const;

/** The four choices of the page, and the two answers on the confirmation page. */
export const OUTCOMES = [...CHOICES.map(([outcome]) => outcome), "confirmed", "refused"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const DECLINED = "Your card was declined. Nothing was charged.";
export const REFUSED = "The payment was not confirmed. Nothing was charged.";

type Order = { brand: string; checkoutId: string; plan: Plan; quantity: number };

export function renderCheckout({ brand, checkoutId, plan, quantity }: Order, failure?: string): string {
  const action = checkoutPath(checkoutId);
  return renderSandboxPage(
    brand,
    "Checkout",
    `<p class="muted">This replaces a real payment page. No card number is needed.</p>
${failure ? `<p class="alert" role="alert">${escapeHtml(failure)}</p>` : ""}
<section class="panel" aria-label="Your order">${renderPlan(plan, quantity)}
<p>${includedIn(plan)} Billed each ${plan.recurring.interval} until you cancel.</p></section>
<form id="pay" method="post" action="${action}"><fieldset><legend>What the test card does</legend>
${CHOICES.map(renderChoice).join("\n")}</fieldset></form>
<div class="actions"><button class="primary" form="pay">Pay ${priceText(plan, quantity)}</button>
<form method="post" action="${action}/cancel"><button>Cancel</button></form></div>`,
  );
}

function includedIn({ id }: Plan): string {
  return sandboxOfferOf(id) === "team"
    ? "A card for everybody with your logo, your colours, a QR code and every channel."
    : "Up to three cards with your logo, your colours, a QR code and every channel.";
}

function renderChoice([outcome, label, hint]: (typeof CHOICES)[number]): string {
  const checked = outcome === "pays" ? " checked" : "";
  const name = `outcome-${outcome}`;
  return `<label class="choice"><input type="radio" name="outcome" value="${outcome}" aria-labelledby="${name}" aria-describedby="${name}-hint"${checked}>
<span><b id="${name}">${label}</b><small id="${name}-hint">${hint}</small></span></label>`;
}

export function renderConfirmation({ brand, checkoutId, plan, quantity }: Order): string {
  const answer = (outcome: Outcome, label: string, kind: string) =>
    `<form method="post" action="${checkoutPath(checkoutId)}"><input type="hidden" name="outcome" value="${outcome}"><button${kind}>${label}</button></form>`;
  return renderSandboxPage(
    brand,
    "Confirm your payment",
    `<p class="muted">Your bank asks whether it is really you. Nothing is charged until you confirm.</p>
<section class="panel" aria-label="Your order">${renderPlan(plan, quantity)}</section>
<div class="actions">${answer("confirmed", "Confirm payment", ' class="primary"')}${answer("refused", "Do not confirm", "")}</div>`,
  );
}

export function renderFinished(brand: string, plan: Plan, href: string): string {
  return renderSandboxMessage(brand, {
    title: "This checkout is finished",
    text: `${planName(plan)} was paid for here. There is nothing left to do.`,
    href,
    link: "Back to your subscription",
  });
}

export function renderExpired(brand: string, href: string): string {
  return renderSandboxMessage(brand, {
    title: "This checkout has expired",
    text: "Nothing was charged. Choose a plan again to start a new one.",
    href,
    link: "Back to your subscription",
  });
}

function checkoutPath(checkoutId: string): string {
  return `/sandbox/checkout/${escapeHtml(encodeURIComponent(checkoutId))}`;
}
