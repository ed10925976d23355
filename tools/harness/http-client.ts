import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

export type HttpRequest = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON; a string and bytes are sent as they are. */
  body?: unknown;
};

export type HttpResponse = {
  /** Of the request, for messages. */
  path: string;
  /** 0 if the connection failed before a response came. */
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body as it was sent, compressed or not. */
  bytes: Buffer;
  /** Milliseconds from `send` to the last byte, including the wait for a connection. */
  ms: number;
  fault?: string;
};

export type HttpClient = ReturnType<typeof openClient>;

const TIMEOUT_MS = 60_000;

class StaleConnection extends Error {}

export type ClientOptions = {
  keepAlive?: boolean;
  /** Requests beyond wait for a connection. Without it, each concurrent one has its own. */
  maxSockets?: number;
};

/** A client of one server. A failed connection is reported as status 0. */
export function openClient(
  port: number,
  { keepAlive = true, maxSockets = Number.POSITIVE_INFINITY }: ClientOptions = {},
) {
  const agent = new Agent({ keepAlive, maxSockets });

  async function sendOnce(options: HttpRequest): Promise<Omit<HttpResponse, "ms" | "path">> {
    const { method = "GET", path, headers = {}, body } = options;
    const bytes = body === undefined ? undefined : asBytes(body);
    const { promise, resolve, reject } = Promise.withResolvers<Omit<HttpResponse, "ms" | "path">>();
    const outgoing = request({
      host: "127.0.0.1",
      port,
      agent,
      method,
      path,
      timeout: TIMEOUT_MS,
      headers: {
        ...(bytes && { "content-type": "application/json", "content-length": String(bytes.length) }),
        ...headers,
      },
    });
    outgoing.once("response", (incoming) => {
      const { statusCode: status = 0, headers } = incoming;
      buffer(incoming).then(
        (received) => resolve({ status, headers, body: received.toString(), bytes: received }),
        reject,
      );
    });
    outgoing.once("timeout", () => outgoing.destroy(new Error("timeout")));
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      // The server may close an idle connection while it is being reused. Browsers then repeat a GET on another one.
      const isStale = outgoing.reusedSocket && error.code === "ECONNRESET" && method === "GET";
      reject(isStale ? new StaleConnection() : error);
    });
    outgoing.end(bytes);
    return promise;
  }

  return {
    async send(options: HttpRequest): Promise<HttpResponse> {
      const startedAt = performance.now();
      const response = await sendOnce(options)
        .catch((error) => {
          if (error instanceof StaleConnection) return sendOnce(options);
          throw error;
        })
        .catch((error: NodeJS.ErrnoException) => ({
          status: 0,
          headers: {},
          body: "",
          bytes: Buffer.alloc(0),
          fault: error.code ?? error.message,
        }));
      return { ...response, path: options.path, ms: performance.now() - startedAt };
    },
    connections: () =>
      [agent.sockets, agent.freeSockets].flatMap((byServer) => Object.values(byServer).flat()).length,
    close: () => agent.destroy(),
  };
}

function asBytes(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
}

/** The cookies that the response sets, as a browser would send them back. */
export function cookiesOf({ headers }: HttpResponse): string {
  return (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
}

/** The fields of a response; empty if it is not a JSON object. */
export function jsonBody({ body }: { body: string }): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export function isSuccess({ status }: { status: number }): boolean {
  return status >= 200 && status < 300;
}
