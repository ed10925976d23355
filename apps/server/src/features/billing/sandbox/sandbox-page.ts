import { createHash } from "node:crypto";
import type { Plan } from "@visita/domain/billing/billing.contract";
import { planLabel } from "@visita/domain/billing/plan-labels";
import { escapeHtml } from "@visita/domain/http/escape-html";
import { BRAND_MARK } from "../../../http/plain-style.ts";
import { SANDBOX_STYLE } from "./sandbox-style.ts";

export const SANDBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(SANDBOX_STYLE).digest("base64")}'`,
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

const DATE = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The frame of every sandbox page. There is no script in any of them, and no place for a card number. */
export function renderSandboxPage(brand: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} | ${escapeHtml(brand)}</title><link rel="icon" href="/favicon.svg">
<style>${SANDBOX_STYLE}</style></head>
<body><header><p class="notice-bar">Sandbox: no money moves</p>
<div class="bar"><a class="brand" href="/">${BRAND_MARK}${escapeHtml(brand)}</a></div></header>
<main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`;
}

/** A page that has one thing to say and one way on. */
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

export function renderPlan(plan: Plan): string {
  return `<h2>${escapeHtml(planLabel(plan.unit_amount).name)}</h2>
<p class="price"><strong>${priceText(plan)}</strong> <span class="muted">per ${plan.recurring.interval}</span></p>`;
}

export function priceText({ unit_amount: cents, currency }: Plan): string {
  const format = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
  return escapeHtml(new Intl.NumberFormat("en-US", format).format(cents / 100));
}

export function renderDate(time: number): string {
  return `<time datetime="${new Date(time).toISOString()}">${DATE.format(time)}</time>`;
}
