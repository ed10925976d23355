import { createHash } from "node:crypto";
import type { Plan } from "@visita/domain/billing/billing.contract";
import { escapeHtml } from "@visita/domain/escape-html";
import { brandedDocument } from "../../../http/plain-page.ts";
import { PLAIN_STYLE } from "../../../http/plain-style.ts";
import type { SandboxProvider } from "./sandbox.provider.ts";
import { sandboxOfferOf } from "./sandbox-prices.ts";

export type SandboxPages = {
  readonly sandbox: SandboxProvider;
  readonly mayPayFor: (accountId: string, payer: string) => Promise<boolean>;
};

const STYLE = `${PLAIN_STYLE}
:root { --warning: #7a4f00; --warning-soft: #faefd6; --danger: #b3261e; --danger-soft: #fbe9e6; --soft: #e7eefb; --primary: #1b1916; --primary-hover: #34312c; --on-primary: #fff }
@media (prefers-color-scheme: dark) { :root { --warning: #e8b95c; --warning-soft: #2e2515; --danger: #ff9b8f; --danger-soft: #3a1e1a; --soft: #1d2539; --primary: #f7f6f2; --primary-hover: #e4e2dc; --on-primary: #1b1916 } }
.notice-bar { padding: .625rem 1.25rem; background: var(--warning-soft); color: var(--warning); font-weight: 600; text-align: center }
.bar, main { max-width: 38rem }
.panel { margin-top: 1.5rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface) }
.panel h2 { margin: 0 }
.price { margin: .25rem 0 .75rem }
.price strong { font: 500 2.5rem/1.15 var(--display); letter-spacing: -.02em; font-variant-numeric: lining-nums }
.price:last-child { margin-bottom: 0 }
.panel dl { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--line) }
fieldset { margin: 2rem 0 0; padding: 0; border: 0; min-width: 0 }
legend { padding: 0; font: 500 1.375rem/1.25 var(--display) }
.choice { display: grid; grid-template-columns: auto 1fr; gap: 0 .875rem; align-items: center; margin-top: .75rem; padding: .75rem 1rem; border: 1.5px solid var(--border); border-radius: .75rem; background: var(--surface); cursor: pointer }
.choice:has(:checked) { border-color: var(--accent); background: var(--soft) }
.choice:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px }
.choice input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent); outline: none }
.choice b { display: block; font-weight: 600 }
.choice small { font-size: .9375rem; color: var(--muted) }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem }
.actions button { flex: 1 1 12rem }
.actions form { display: flex; flex: 1 1 12rem }
button.primary { border-color: var(--primary); background: var(--primary); color: var(--on-primary) }
button.primary:hover { border-color: var(--primary-hover); background: var(--primary-hover) }
button.danger { border-color: var(--danger); color: var(--danger) }
.alert { margin-top: 1.5rem; padding: .875rem 1rem; border: 1.5px solid var(--danger); border-radius: .75rem; background: var(--danger-soft); color: var(--danger); font-weight: 600 }
.foot { margin-top: 1.5rem }
`;

export const SANDBOX_POLICY = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

const DATE = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The layout of every sandbox page. No script, and no input for a card number. */
export function renderSandboxPage(brand: string, title: string, body: string): string {
  return brandedDocument({
    brand,
    title,
    style: STYLE,
    notice: '<p class="notice-bar">Sandbox: nothing is charged</p>',
    body: `<main><h1>${escapeHtml(title)}</h1>${body}</main>`,
  });
}

/** A page with one message and one link. */
export function renderSandboxMessage(
  brand: string,
  message: { title: string; text: string; href: string; link: string },
): string {
  return renderSandboxPage(
    brand,
    message.title,
    `<p class="muted">${escapeHtml(message.text)}</p>
<p class="foot"><a class="back" href="${escapeHtml(message.href)}">${escapeHtml(message.link)}</a></p>`,
  );
}

export function planName({ id, recurring }: Plan): string {
  const name = sandboxOfferOf(id) === "team" ? "Team" : "Premium";
  return `${name} ${recurring.interval === "month" ? "Monthly" : "Yearly"}`;
}

export function renderPlan(plan: Plan, quantity = 1): string {
  const people =
    sandboxOfferOf(plan.id) === "team" ? ` for ${quantity} ${quantity === 1 ? "person" : "people"}` : "";
  return `<h2>${escapeHtml(planName(plan) + people)}</h2>
<p class="price"><strong>${priceText(plan, quantity)}</strong> <span class="muted">per ${plan.recurring.interval}</span></p>`;
}

export function priceText({ unit_amount, currency }: Plan, quantity = 1): string {
  const cents = unit_amount * quantity;
  const format = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
  return escapeHtml(new Intl.NumberFormat("en-US", format).format(cents / 100));
}

export function renderDate(time: number): string {
  return `<time datetime="${new Date(time).toISOString()}">${DATE.format(time)}</time>`;
}
