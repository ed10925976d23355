import { ErrorBody } from "@visita/domain/errors";
import { type CallInput, type CallResult, type Endpoint, fillPath } from "@visita/domain/http/endpoint";
import { ApiError, NetworkError } from "./api-error.ts";

type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

type CallOptions = { signal?: AbortSignal };

/** Calls an endpoint of the API. Throws `ApiError` when the server refuses, `NetworkError` when it cannot be reached. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: unknown extends CallInput<E>
    ? [input?: undefined, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions]
): Promise<CallResult<E>> {
  const parts = (input ?? {}) as LooseInput;
  const response = await send(endpoint, parts, options?.signal);
  const body = await response.json().catch((cause: unknown) => {
    throw new NetworkError({ cause });
  });
  if (response.ok) return body as CallResult<E>;
  const refusal = ErrorBody.safeParse(body);
  if (!refusal.success) throw new NetworkError({ cause: body });
  throw new ApiError(response.status, refusal.data);
}

async function send(endpoint: Endpoint, parts: LooseInput, signal?: AbortSignal): Promise<Response> {
  const query = new URLSearchParams(parts.query as Record<string, string>).toString();
  const url = fillPath(endpoint.path, parts.params) + (query && `?${query}`);
  const hasBody = endpoint.method === "POST" || endpoint.method === "PUT";
  try {
    return await fetch(url, {
      method: endpoint.method,
      credentials: "same-origin",
      signal: signal ?? null,
      ...(hasBody && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(parts.body ?? {}),
      }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError({ cause });
  }
}
