import { createHash } from "node:crypto";
import { ErrorBody } from "@visita/domain/errors";
import { escapeHtml } from "@visita/domain/escape-html";
import type { Endpoint } from "@visita/domain/http/endpoint";
import type { FileEndpoint } from "@visita/domain/http/file";
import { z } from "zod";
import { plainDocument } from "../../http/plain-page.ts";
import { EXAMPLES, type Example } from "./api-examples.ts";

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

type Api = { readonly endpoints: readonly Endpoint[]; readonly files: readonly FileEndpoint[] };
type About = { readonly brand: string; readonly publicUrl: string };

/** The API reference as one HTML page without script. */
export function renderApiDocs({ endpoints, files }: Api, { brand, publicUrl }: About): string {
  const title = `${brand} API`;
  return plainDocument({
    title,
    head: `<style>${STYLE}</style>`,
    body: `<main>
<h1>${escapeHtml(title)}</h1>
<p>Requests and answers are JSON. For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<h3>Who calls</h3>
<p>A program sends a token, made at <a href="/account/connect">Connect</a>, as <code>Authorization: Bearer vis_…</code>.
Each call below names the permission that the token needs; calls without one are never made by token. A browser
sends its session's cookie; what changes something is refused when another site sends it.</p>
<h3>How often</h3>
<p>600 calls a minute for all tokens of an account, as <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code>
and <code>RateLimit-Reset</code> say. Beyond that the answer is 429 with <code>Retry-After</code>.</p>
<h3>Once</h3>
<p>A call that makes something takes an <code>Idempotency-Key</code>. Sent again within 24 hours, it gets the same answer
and makes nothing; with something else in it, it is refused with 422, and with 409 while the first is not answered.</p>
<h3>Page by page</h3>
<p>A long list has <code>next</code>: sent as <code>before</code>, or as <code>after</code> where the call takes that, it
leads to the next page; null is the end.</p>
${EXAMPLES.map((example) => renderExample(example, publicUrl)).join("\n")}
<h3>Every refusal looks like this</h3>${renderSchema(ErrorBody, "output")}
${endpoints.map(renderEndpoint).join("\n")}
<h2>Files</h2>
<p>Answered as they are, not as JSON.</p>
${files.map(renderFile).join("\n")}
</main>`,
  });
}

function renderExample({ title, texts }: Example, publicUrl: string): string {
  const blocks = Object.entries(texts).map(
    ([language, text]) =>
      `<p>${language}</p><pre tabindex="0">${escapeHtml(text.replaceAll("{url}", publicUrl))}</pre>`,
  );
  return `<h3>${escapeHtml(title)}</h3>${blocks.join("")}`;
}

function renderEndpoint(endpoint: Endpoint): string {
  const { method, path, summary, access, permission, creates, params, query, body, responses } = endpoint;
  const replies = Object.entries(responses).map(
    ([status, schema]) => `<h3>Answer ${status}</h3>${renderSchema(schema, "output")}`,
  );
  const needs = [
    ...(access === "account" ? ["Needs a signed-in caller."] : []),
    ...(creates ? ["Takes an Idempotency-Key."] : []),
  ];
  return `<section><h2>${method} <code>${escapeHtml(path)}</code></h2>
<p>${[escapeHtml(summary), ...needs].join(" ")}</p>${renderPermission(permission)}
${renderRequest({ params, query, body })}${replies.join("")}</section>`;
}

function renderFile({ path, summary, permission, contentType, params, query }: FileEndpoint): string {
  return `<section><h2>GET <code>${escapeHtml(path)}</code></h2>
<p>${escapeHtml(summary)} <code>${contentType}</code></p>${renderPermission(permission)}
${renderRequest({ params, query })}</section>`;
}

function renderPermission(permission: string | undefined): string {
  return permission ? `<p>Permission: <code>${permission}</code></p>` : "";
}

type Requested = Readonly<Record<"params" | "query", z.ZodType | undefined>> & {
  readonly body?: z.ZodType | undefined;
};

function renderRequest({ params, query, body }: Requested): string {
  const parts: [string, z.ZodType | undefined][] = [
    ["In the path", params],
    ["In the query", query],
    ["Request body", body],
  ];
  return parts
    .map(([label, schema]) => (schema ? `<h3>${label}</h3>${renderSchema(schema, "input")}` : ""))
    .join("");
}

function renderSchema(schema: z.ZodType, io: "input" | "output"): string {
  const {
    $schema: _,
    additionalProperties: __,
    ...json
  } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return `<pre tabindex="0">${escapeHtml(JSON.stringify(json, null, 2))}</pre>`;
}
