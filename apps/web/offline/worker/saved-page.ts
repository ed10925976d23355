import { copyOf } from "./caches.ts";
import { SAVED_HEADER, SAVED_LINE_ID } from "./messages.ts";
import { savedWhen } from "./saved-when.ts";

export type WhySaved = "offline" | "slow";

const REASONS: Record<WhySaved, string> = {
  offline: "You are offline.",
  slow: "The connection is slow.",
};

const STYLE = `#${SAVED_LINE_ID}{margin:0;padding:.625rem 1.25rem;background:var(--color-sunk,#f0eeea);color:var(--color-text,#1b1916);font-size:.9375rem;line-height:1.5;text-align:center}#${SAVED_LINE_ID} a{display:inline-block;padding-block:.625rem;margin-block:-.625rem;color:inherit;font-weight:600;text-decoration:underline;text-underline-offset:.2em}@media print{#${SAVED_LINE_ID}{display:none}}`;

/** A copy says that it is one, in its first line, with or without scripts. */
export async function markSavedPage(saved: Response, why: WhySaved): Promise<Response> {
  const text = `${REASONS[why]} Saved copy from ${savedWhen(Number(saved.headers.get(SAVED_HEADER)), Date.now())}.`;
  const etag = escapeAttribute(saved.headers.get("etag") ?? "");
  const line = `<style>${STYLE}</style><p id="${SAVED_LINE_ID}" role="status" data-etag="${etag}">${text}</p>`;
  const html = await saved.text();
  return copyOf(
    saved,
    html.replace(/<body[^>]*>/, (body) => body + line),
  );
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
