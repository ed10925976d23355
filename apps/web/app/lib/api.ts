import type { CallName, EndpointNamed } from "@visita/domain/endpoints";
import { ERROR_CODES } from "@visita/domain/error-codes";
import type { ErrorBody } from "@visita/domain/errors";
import { type CallInput, type CallResult, fillPath } from "@visita/domain/http/endpoint";
import { ApiError, NetworkError } from "./api-error.ts";
import { documentLanguage } from "./language.tsx";

type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Sent as it is, in place of a body. */
  file?: Blob;
};

type CallOptions = {
  signal?: AbortSignal;
  /** Of work that the server asked for. */
  proof?: string | undefined;
  /** Calls with the same key are made once: sent again, the first answer comes back. */
  onceKey?: string;
};

/**
 * Calls the API by method and path. Only types come from the endpoint table: its checks are the server's, and pages
 * without a form carry nothing of them. Throws `ApiError` when the server refuses, `NetworkError` when it cannot be
 * reached.
 */
export async function call<Name extends CallName>(
  name: Name,
  ...[input, options]: unknown extends CallInput<EndpointNamed<Name>>
    ? [input?: undefined, options?: CallOptions]
    : [input: CallInput<EndpointNamed<Name>>, options?: CallOptions]
): Promise<CallResult<EndpointNamed<Name>>> {
  const response = await send(name, (input ?? {}) as LooseInput, options);
  const body = await response.json().catch((cause: unknown) => {
    throw new NetworkError({ cause, ...(!response.ok && { status: response.status }) });
  });
  if (response.ok) return body as CallResult<EndpointNamed<Name>>;
  throw failureOf(response.status, body);
}

type ExpiryListener = () => void;

const expiryListeners = new Set<ExpiryListener>();

/** Calls back when a call is refused because nobody is signed in: the session has expired, or ended elsewhere. */
export function onSessionExpired(listener: ExpiryListener): () => void {
  expiryListeners.add(listener);
  return () => void expiryListeners.delete(listener);
}

/** Something between us and the server, a proxy or a hotel's network, may have answered in its place. */
function failureOf(status: number, body: unknown): ApiError | NetworkError {
  const { error, code } = (body ?? {}) as Partial<ErrorBody>;
  if (typeof error !== "string") return new NetworkError({ cause: body, status });
  // Its text is told, whoever wrote it.
  const isOurs = code !== undefined && ERROR_CODES.includes(code);
  if (!isOurs) return new ApiError(status, { error, message: error, code: "unexpected" });
  if (code === "not_signed_in") for (const listener of expiryListeners) listener();
  return new ApiError(status, body as ErrorBody);
}

/** A file of the API, which is no JSON and so no endpoint of the table. Throws as `call` does. */
export async function fetchFile(url: string, type: string, signal?: AbortSignal): Promise<Blob> {
  const response = await get(url, signal);
  // A proxy's error page must not end up in a file that cannot be opened.
  const isWanted = response.headers.get("content-type")?.startsWith(type) ?? false;
  if (response.ok && isWanted) return response.blob();
  const body: unknown = response.ok ? undefined : await response.json().catch(() => undefined);
  throw failureOf(response.status, body);
}

async function get(url: string, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { credentials: "same-origin", headers: ownLanguage(), signal: signal ?? null });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError({ cause });
  }
}

async function send(
  name: CallName,
  parts: LooseInput,
  { signal, proof, onceKey }: CallOptions = {},
): Promise<Response> {
  const [method, path] = name.split(" ") as [string, string];
  const query = new URLSearchParams(parts.query as Record<string, string>).toString();
  const url = fillPath(path, parts.params) + (query && `?${query}`);
  const hasBody = method !== "GET" && (method !== "DELETE" || parts.body !== undefined);
  const { headers, body } = hasBody ? toBody(name, parts, proof) : {};
  try {
    return await fetch(url, {
      method,
      credentials: "same-origin",
      signal: signal ?? null,
      headers: { ...headers, ...(onceKey && { "idempotency-key": onceKey }), ...ownLanguage() },
      ...(hasBody && { body }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError({ cause });
  }
}

/** Calls answer in the language of the page, whatever the browser prefers. */
function ownLanguage(): Record<string, string> {
  return { "accept-language": documentLanguage() };
}

/** Files of people come as a .vcf or a .csv, and browsers name their types differently; other files are archives. */
const OF_ANY_TYPE: ReadonlySet<CallName> = new Set([
  "POST /api/contacts/import/look",
  "POST /api/contacts/import",
  "POST /api/team/:teamid/invitations/file/look",
  "POST /api/team/:teamid/invitations/file",
] as const);

function toBody(
  name: CallName,
  { file, body }: LooseInput,
  proof: string | undefined,
): { headers?: Record<string, string>; body?: BodyInit } {
  if (file) {
    const type = OF_ANY_TYPE.has(name) ? "application/octet-stream" : "application/zip";
    return { headers: { "content-type": type }, body: file };
  }
  const headers = { "content-type": "application/json", ...(proof && { "proof-of-work": proof }) };
  return { headers, body: JSON.stringify(body ?? {}) };
}
