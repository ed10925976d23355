/** One request to a receiver: to addresses that were checked, without redirects, for ten seconds, and reading little. */
import { once } from "node:events";
import http from "node:http";
import https from "node:https";
import { isIPv4, type LookupFunction } from "node:net";
import type { WebhookAttempt } from "@visita/domain/connect/webhook.contract";
import type { Target } from "./webhook-address.ts";

export const ATTEMPT_TIMEOUT_MS = 10_000;
/** Of an answer's body: so much is kept, and so much is read to keep the connection. */
const KEPT_BYTES = 1024;
const READ_BYTES = 16 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;

export type Answer = Pick<WebhookAttempt, "status" | "failure"> & { readonly answer: string | null };

export type Connections = { readonly "http:": http.Agent; readonly "https:": https.Agent };

/** Kept open between deliveries to one receiver. */
export function openConnections(): Connections & { close(): void } {
  const options = { keepAlive: true, maxFreeSockets: 16, timeout: ATTEMPT_TIMEOUT_MS };
  const agents = { "http:": new http.Agent(options), "https:": new https.Agent(options) };
  return {
    ...agents,
    close() {
      agents["http:"].destroy();
      agents["https:"].destroy();
    },
  };
}

type Sent = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

export async function postToTarget(target: Target, sent: Sent, connections: Connections): Promise<Answer> {
  if ("refusal" in target) {
    return failed(target.refusal === "private" || target.refusal === "port" ? "private" : "unreachable");
  }
  const { url, addresses } = target;
  const request = (url.protocol === "https:" ? https : http).request(url, {
    method: "POST",
    agent: connections[url.protocol as keyof Connections],
    headers: { ...sent.headers, "content-length": Buffer.byteLength(sent.body) },
    lookup: pinned(addresses),
    maxHeaderSize: MAX_HEADER_BYTES,
  });
  // Also of what is cut off after the answer's head.
  request.on("error", () => {});
  const timer = setTimeout(() => request.destroy(new TimeoutError()), ATTEMPT_TIMEOUT_MS);
  try {
    request.end(sent.body);
    const [response] = (await once(request, "response")) as [http.IncomingMessage];
    const body = await readStart(response);
    return { status: response.statusCode ?? 0, failure: null, answer: describe(response, body) };
  } catch (error) {
    return failed(failureOf(error));
  } finally {
    clearTimeout(timer);
  }
}

/** The name is not resolved again: whoever owns it could have pointed it elsewhere since it was checked. */
function pinned(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIPv4(address) ? 4 : 6 }));
  return (_hostname, options, callback) => {
    const [first] = found;
    if (options.all) callback(null, found);
    else callback(null, first?.address ?? "", first?.family);
  };
}

/** A body that is long or never ends does not change what the status says. */
async function readStart(response: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      if (size < KEPT_BYTES) chunks.push(chunk);
      size += chunk.length;
      if (size > READ_BYTES) break;
    }
  } catch {
    // Cut off: what has arrived is shown.
  }
  return Buffer.concat(chunks).subarray(0, KEPT_BYTES);
}

function describe(response: http.IncomingMessage, body: Buffer): string {
  const { httpVersion, statusCode, statusMessage = "", headers } = response;
  const lines = [`HTTP/${httpVersion} ${statusCode} ${statusMessage}`.trim()];
  if (headers["content-type"]) lines.push(`content-type: ${headers["content-type"].slice(0, 200)}`);
  // PostgreSQL stores no U+0000.
  return `${lines.join("\n")}\n\n${body.toString("utf8")}`.replaceAll("\0", "").trimEnd();
}

class TimeoutError extends Error {}

function failed(failure: NonNullable<WebhookAttempt["failure"]>): Answer {
  return { status: null, failure, answer: null };
}

function failureOf(error: unknown): NonNullable<WebhookAttempt["failure"]> {
  const code = String((error as { code?: unknown }).code ?? "");
  if (/CERT|TLS|SSL|EPROTO/.test(code) || code === "SELF_SIGNED_CERT_IN_CHAIN") return "insecure";
  if (error instanceof TimeoutError || /ECONNRESET|EPIPE|^HPE_/.test(code)) return "no_answer";
  return "unreachable";
}
