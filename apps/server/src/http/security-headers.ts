import { createHash } from "node:crypto";
import type { Config } from "../config/config.ts";

type Headers = Readonly<Record<string, string>>;

function permissions(camera: "()" | "(self)"): string {
  return `camera=${camera}, microphone=(), geolocation=(), payment=()`;
}

const EVERYWHERE: Headers = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": permissions("()"),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const PAGE_POLICY = [
  "default-src 'none'",
  // Toasts, dialogs and menus position themselves with style attributes and a style element.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join("; ");

/** For pages that are text alone. */
export const PLAIN_PAGE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Shows in the browser's console what would violate Trusted Types, and blocks nothing. */
const REPORT_POLICY = "require-trusted-types-for 'script'";

/** Built once: setting headers one by one costs more than handling a cheap request. */
export type SecurityHeaders = {
  readonly everywhere: Headers;
  readonly api: Headers;
  /** The policies of a page. `inlineScripts` are nonce or hash sources. */
  page(inlineScripts: readonly string[]): Headers;
  /** The same for the page that reads codes: it may use the camera and WebAssembly. */
  cameraPage(inlineScripts: readonly string[]): Headers;
};

export function securityHeaders(config: Config): SecurityHeaders {
  // Only when asked for: other services on subdomains may still speak plain http.
  const hsts = `max-age=31536000${config.hstsIncludeSubdomains ? "; includeSubDomains" : ""}`;
  const everywhere = config.isSecure ? { ...EVERYWHERE, "strict-transport-security": hsts } : EVERYWHERE;
  const upgrade = config.isSecure ? "; upgrade-insecure-requests" : "";
  const page = (inlineScripts: readonly string[]): Headers => ({
    "content-security-policy": `${PAGE_POLICY}; script-src ${["'self'", ...inlineScripts].join(" ")}${upgrade}`,
    "content-security-policy-report-only": REPORT_POLICY,
  });
  return {
    everywhere,
    api: {
      ...everywhere,
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
    page,
    cameraPage: (inlineScripts) => ({
      ...page(["'wasm-unsafe-eval'", ...inlineScripts]),
      "permissions-policy": permissions("(self)"),
    }),
  };
}

/** CSP hash sources of all inline scripts of a page; valid for exactly these bytes. */
export function inlineScriptHashes(html: string): string[] {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...new Set([...inline].map(([, code = ""]) => scriptHash(code)))];
}

/** The CSP hash source of one inline script. */
export function scriptHash(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
