import { createHash } from "node:crypto";
import { escapeHtml } from "@visita/domain/escape-html";
import { brandedDocument } from "../../http/plain-page.ts";
import type { MailboxEntry, MailboxMail } from "./mailbox.service.ts";
import { MAILBOX_SCRIPT, MAILBOX_STYLE } from "./mailbox-style.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

export const MAILBOX_POLICY = [
  "default-src 'none'",
  `style-src 'self' ${hashOf(MAILBOX_STYLE)}`,
  `script-src ${hashOf(MAILBOX_SCRIPT)}`,
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** The mail is a sandboxed document: no scripts, no external resources, links open in a new tab. */
export const MAIL_FRAME_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "sandbox allow-popups allow-popups-to-escape-sandbox",
].join("; ");

const TIME = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" });

type Page = { brand: string; title: string; version?: string; body: string };

function renderPage({ brand, title, version, body }: Page): string {
  return brandedDocument({
    brand,
    title,
    style: MAILBOX_STYLE,
    ...(version !== undefined && {
      head: '<noscript><meta http-equiv="refresh" content="5"></noscript>',
      bodyAttributes: ` data-version="${escapeHtml(version)}"`,
    }),
    body: `<main>${body}<p class="spoken" role="status"></p></main><script>${MAILBOX_SCRIPT}</script>`,
  });
}

/** The ETag of the list; changes when mails are added or removed. */
export function mailboxVersion(entries: readonly MailboxEntry[]): string {
  return `"${entries[0]?.id ?? "empty"}-${entries.length}"`;
}

export function renderMailbox(brand: string, entries: readonly MailboxEntry[], now: number): string {
  const list =
    entries.length > 0
      ? `<ul>${entries.map((entry) => renderEntry(entry, now)).join("\n")}</ul>`
      : `<div class="empty"><h2>No emails yet</h2><p class="muted">Sign up or sign in, and the email appears here.</p></div>`;
  return renderPage({
    brand,
    title: "Local mailbox",
    version: mailboxVersion(entries),
    body: `<h1>Local mailbox</h1>
<p class="muted">No mail server is configured, so emails stay on this machine, and you read them here. Set SMTP_URL to send them.</p>${list}`,
  });
}

function renderEntry(entry: MailboxEntry, now: number): string {
  const { id, to, subject } = entry;
  return `<li${isExpired(entry, now) ? ' class="over"' : ""}><div class="about">
<a class="subject" href="/dev/mailbox/${escapeHtml(id)}">${escapeHtml(subject)}</a>
<p>${escapeHtml(to)}</p><p class="muted">${escapeHtml(kindOf(entry))} · ${renderTime(entry)}</p></div>${renderCode(entry, now)}</li>`;
}

export function renderMailboxMail(brand: string, mail: MailboxMail, now: number): string {
  const source = `/dev/mailbox/${escapeHtml(mail.id)}/html`;
  return renderPage({
    brand,
    title: mail.subject,
    body: `<a class="back" href="/dev/mailbox">All emails</a>
<div class="mail${isExpired(mail, now) ? " over" : ""}"><h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Reply to</dt><dd>${escapeHtml(mail.replyTo)}</dd><dt>Sent</dt><dd>${renderTime(mail)}</dd><dt>Kind</dt><dd>${escapeHtml(kindOf(mail))}</dd></dl>
${renderCode(mail, now)}</div>
<h2>As email apps show it</h2>
<iframe src="${source}" title="The email as email apps show it" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
${renderAttachment(mail)}<h2>As plain text</h2><pre>${escapeHtml(mail.text)}</pre>`,
  });
}

export function renderMissingMail(brand: string): string {
  return renderPage({
    brand,
    title: "This email does not exist",
    body: `<h1>This email does not exist</h1><p class="muted">The mailbox keeps the newest 200 emails for 7 days.</p>
<p><a class="back" href="/dev/mailbox">All emails</a></p>`,
  });
}

function renderCode({ id, code, ...entry }: MailboxEntry, now: number): string {
  if (code === null) return "";
  const name = `code-${escapeHtml(id)}`;
  const action = isExpired(entry, now)
    ? '<span class="muted">Expired</span>'
    : `<button type="button" data-code="${name}" hidden>Copy<span class="spoken"> code</span></button>`;
  return `<div class="secret"><span class="code" id="${name}">${escapeHtml(code)}</span>${action}</div>`;
}

function renderTime({ at }: Pick<MailboxEntry, "at">): string {
  return `<time datetime="${new Date(at).toISOString()}">${TIME.format(at)}</time>`;
}

function kindOf({ kind }: Pick<MailboxEntry, "kind">): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll("_", " ");
}

function isExpired({ expiresAt }: Pick<MailboxEntry, "expiresAt">, now: number): boolean {
  return expiresAt !== null && expiresAt <= now;
}

function renderAttachment({ id, attachment }: MailboxMail): string {
  if (!attachment) return "";
  const source = `/dev/mailbox/${escapeHtml(id)}/attachment`;
  return `<p>Attached: <a href="${source}" download>${escapeHtml(attachment.fileName)}</a></p>\n`;
}
