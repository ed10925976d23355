import { copyText } from "./copy-text.ts";

/** Whether the text is in the clipboard now, with its formatting and as plain text. */
export async function copyRichText(html: string, text: string): Promise<boolean> {
  try {
    const item = new ClipboardItem({
      "text/html": new Blob([html], { type: "text/html" }),
      "text/plain": new Blob([text], { type: "text/plain" }),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    // Refused, or not there: browsers keep the clipboard from pages that came without https.
    return copyBySelection(html) || copyText(text);
  }
}

/** The old way: what is selected on the page is copied with its formatting. */
function copyBySelection(html: string): boolean {
  const focused = document.activeElement;
  const box = document.createElement("div");
  box.innerHTML = trustedHtml(html);
  box.className = "fixed top-0 opacity-0";
  document.body.append(box);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.selectAllChildren(box);
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    selection?.removeAllRanges();
    box.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

type Policy = { createHTML: (html: string) => unknown };
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

/** Marks HTML of our own making for `innerHTML`, where the browser asks for that (Trusted Types). */
export function trustedHtml(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return html;
  policy ??= trustedTypes.createPolicy("visita-html", { createHTML: (own) => own });
  // The browser's own type; a string to everything else.
  return policy.createHTML(html) as string;
}
