import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";

export type Question = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON; a text goes as it is. */
  body?: unknown;
};

export type Answer = {
  /** 0 when the connection failed before there was one. */
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds from the wish to ask to the last byte of the answer. */
  ms: number;
  fault?: string;
};

export type HttpClient = ReturnType<typeof openClient>;

const PATIENCE_MS = 60_000;

class StaleConnection extends Error {}

/** Asks one server, over as many connections as there are questions at once. A failed connection is an answer too. */
export function openClient(port: number, { keepAlive = true } = {}) {
  const agent = new Agent({ keepAlive });

  async function send({ method = "GET", path, headers = {}, body }: Question): Promise<Omit<Answer, "ms">> {
    const bytes = body === undefined ? undefined : Buffer.from(asText(body));
    const { promise, resolve, reject } = Promise.withResolvers<Omit<Answer, "ms">>();
    const asked = request({
      host: "127.0.0.1",
      port,
      agent,
      method,
      path,
      timeout: PATIENCE_MS,
      headers: {
        ...(bytes && { "content-type": "application/json", "content-length": String(bytes.length) }),
        ...headers,
      },
    });
    asked.once("response", (answer) => {
      text(answer).then(
        (received) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: received }),
        reject,
      );
    });
    asked.once("timeout", () => asked.destroy(new Error("no answer")));
    asked.on("error", (error: NodeJS.ErrnoException) => {
      // The server may close an idle connection in the very moment in which it is used again. Every browser then asks
      // once more, on another one.
      const isStale = asked.reusedSocket && error.code === "ECONNRESET" && method === "GET";
      reject(isStale ? new StaleConnection() : error);
    });
    asked.end(bytes);
    return promise;
  }

  return {
    async ask(question: Question): Promise<Answer> {
      const begun = performance.now();
      const answer = await send(question)
        .catch((error) => {
          if (error instanceof StaleConnection) return send(question);
          throw error;
        })
        .catch((error: NodeJS.ErrnoException) => ({
          status: 0,
          headers: {},
          body: "",
          fault: error.code ?? error.message,
        }));
      return { ...answer, ms: performance.now() - begun };
    },
    close: () => agent.destroy(),
  };
}

function asText(body: unknown): string {
  return typeof body === "string" ? body : JSON.stringify(body);
}

/** What a browser would send back. */
export function cookiesOf({ headers }: Answer): string {
  return (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
}
