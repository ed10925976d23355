import { createHash } from "node:crypto";
import type { Config } from "../config.ts";

type Headers = Readonly<Record<string, string>>;

const EVERYWHERE: Headers = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const PAGE_POLICY = [
  "default-src 'none'",
  // Toasts, dialogs and menus place themselves with style attributes and a style element of their own.
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

/** Made once at the start: adding headers one by one costs more than many a request's own work. */
export type SecurityHeaders = {
  readonly everywhere: Headers;
  readonly api: Headers;
  /** A page's policy, given the sources of its inline scripts: a nonce or hashes. */
  pagePolicy(inlineScripts: readonly string[]): string;
};

export function securityHeaders(config: Config): SecurityHeaders {
  const everywhere = config.isSecure
    ? { ...EVERYWHERE, "strict-transport-security": "max-age=31536000; includeSubDomains" }
    : EVERYWHERE;
  const upgrade = config.isSecure ? "; upgrade-insecure-requests" : "";
  return {
    everywhere,
    api: {
      ...everywhere,
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
    pagePolicy: (inlineScripts) =>
      `${PAGE_POLICY}; script-src ${["'self'", ...inlineScripts].join(" ")}${upgrade}`,
  };
}

/** The policy's names for the inline scripts of a finished page, which stay good as long as its bytes do. */
export function inlineScriptHashes(html: string): string[] {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...new Set([...inline].map(([, code = ""]) => scriptHash(code)))];
}

/** The policy's name for one inline script. */
export function scriptHash(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
