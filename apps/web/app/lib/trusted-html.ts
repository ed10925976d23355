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
