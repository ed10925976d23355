import { escapeHtml } from "@visita/domain/escape-html";
import { isLanguage, type Language, localeOf } from "@visita/domain/language/languages";
import { offline } from "@visita/domain/messages/offline";
import { copyOf } from "./caches.ts";
import { SAVED_HEADER, STALE_BANNER_ID } from "./messages.ts";

export type StaleReason = "offline" | "slow";

const REASONS = { offline: "offlineCopy", slow: "slowCopy" } as const satisfies Record<StaleReason, string>;

const STYLE = `#${STALE_BANNER_ID}{margin:0;padding:.625rem 1.25rem;background:var(--color-sunk,#f0eeea);color:var(--color-text,#1b1916);font-size:.9375rem;line-height:1.5;text-align:center}#${STALE_BANNER_ID} a{display:inline-block;padding-block:.625rem;margin-block:-.625rem;color:inherit;font-weight:600;text-decoration:underline;text-underline-offset:.2em}@media print{#${STALE_BANNER_ID}{display:none}}`;

/** A copy says that it is one, in its first line, with or without scripts. */
export async function addStaleBanner(saved: Response, why: StaleReason): Promise<Response> {
  const language = languageOf(saved);
  const t = offline.translate(language);
  const time = formatSavedAt(Number(saved.headers.get(SAVED_HEADER)), Date.now(), language);
  const etag = escapeHtml(saved.headers.get("etag") ?? "");
  const line = `<style>${STYLE}</style><p id="${STALE_BANNER_ID}" role="status" data-etag="${etag}" data-updated="${escapeHtml(t("updated"))}" data-show="${escapeHtml(t("showIt"))}">${escapeHtml(t(REASONS[why], { time }))}</p>`;
  const html = await saved.text();
  return copyOf(
    saved,
    html.replace(/<body[^>]*>/, (body) => body + line),
  );
}

/** Of the copy, whatever the browser prefers by now. */
function languageOf({ headers }: Response): Language {
  const language = headers.get("content-language");
  return isLanguage(language) ? language : "en";
}

/** "14:05" on the same day, "14 Nov" in the same year, "14 Nov 2025" before. */
export function formatSavedAt(at: number, now: number, language: Language): string {
  const locale = localeOf(language);
  const [saved, today] = [new Date(at), new Date(now)];
  if (saved.toDateString() === today.toDateString()) {
    return saved.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
  }
  const isThisYear = saved.getFullYear() === today.getFullYear();
  return saved.toLocaleDateString(locale, {
    day: "numeric",
    month: "short",
    ...(!isThisYear && { year: "numeric" }),
  });
}
