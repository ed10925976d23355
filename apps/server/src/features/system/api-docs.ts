import { createHash } from "node:crypto";
import { ErrorBody } from "@visita/domain/errors";
import { escapeHtml } from "@visita/domain/escape-html";
import type { Endpoint } from "@visita/domain/http/endpoint";
import { z } from "zod";
import { plainDocument } from "../../http/plain-page.ts";

const STYLE = `
:root { color-scheme: light dark; --line: #d4d1ca; --muted: #5d5a53; --ground: #f0eeea; --accent: #1c45c2 }
@media (prefers-color-scheme: dark) { :root { --line: #34312c; --muted: #b1ada6; --ground: #262420; --accent: #8eb8fe } }
body { max-width: 48rem; margin: 2rem auto 4rem; padding: 0 1.25rem; font: 1rem/1.5 system-ui, sans-serif }
h1, h2 { line-height: 1.2 }
h2 { margin: 2.5rem 0 .25rem; padding-top: 1.25rem; border-top: 1px solid var(--line); font-size: 1.125rem; overflow-wrap: anywhere }
h3 { margin: 1rem 0 .25rem; font-size: .9375rem; color: var(--muted) }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
pre { margin: 0; padding: .75rem 1rem; border-radius: .75rem; background: var(--ground); overflow-x: auto }
a { color: var(--accent) }
p { margin: .25rem 0 }
`;

const styleHash = createHash("sha256").update(STYLE).digest("base64");
export const API_DOCS_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`;

/** The API reference as one HTML page without script. */
export function renderApiDocs(endpoints: readonly Endpoint[], brand: string): string {
  const title = `${brand} API`;
  return plainDocument({
    title,
    head: `<style>${STYLE}</style>`,
    body: `<main>
<h1>${escapeHtml(title)}</h1>
<p>Requests and answers are JSON. The session is a cookie that the browser sends by itself; calls that change
something are refused when another site makes them. For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<h3>Every refusal looks like this</h3>${renderSchema(ErrorBody, "output")}
${endpoints.map(renderEndpoint).join("\n")}
</main>`,
  });
}

function renderEndpoint({ method, path, summary, access, params, query, body, responses }: Endpoint): string {
  const parts: [string, z.ZodType | undefined][] = [
    ["In the path", params],
    ["In the query", query],
    ["Request body", body],
  ];
  const requests = parts.map(([label, schema]) =>
    schema ? `<h3>${label}</h3>${renderSchema(schema, "input")}` : "",
  );
  const replies = Object.entries(responses).map(
    ([status, schema]) => `<h3>Answer ${status}</h3>${renderSchema(schema, "output")}`,
  );
  const needs = access === "account" ? " Needs a signed-in caller." : "";
  return `<section><h2>${method} <code>${escapeHtml(path)}</code></h2>
<p>${escapeHtml(summary)}${needs}</p>${requests.join("")}${replies.join("")}</section>`;
}

function renderSchema(schema: z.ZodType, io: "input" | "output"): string {
  const {
    $schema: _,
    additionalProperties: __,
    ...json
  } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return `<pre tabindex="0">${escapeHtml(JSON.stringify(json, null, 2))}</pre>`;
}
