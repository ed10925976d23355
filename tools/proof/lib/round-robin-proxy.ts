import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

const PROBE_MS = 500;
/** Longer than any connection stays idle in a scenario. */
const KEEP_ALIVE_MS = 65_000;
const SAFE_TO_REPEAT = new Set(["GET", "HEAD"]);

type Backend = { readonly port: number; isReady: boolean };

export type RoundRobinProxy = Awaited<ReturnType<typeof startProxy>>;

/**
 * A round-robin load balancer with readiness checks. It retries on another instance if the connection is refused, and
 * for GET also if it breaks before the first byte of the response; any other failure is answered 502.
 */
export async function startProxy() {
  const backends: Backend[] = [];
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  function next(tried: ReadonlySet<Backend>): Backend | undefined {
    const ready = backends.filter((backend) => backend.isReady && !tried.has(backend));
    return ready[turn++ % ready.length];
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const tried = new Set<Backend>();
    for (let backend = next(tried); backend; backend = next(tried)) {
      tried.add(backend);
      const response = await ask(backend, incoming, body).catch((error: NodeJS.ErrnoException) => error);
      if (!(response instanceof Error)) {
        outgoing.writeHead(response.statusCode ?? 502, {
          ...response.headers,
          "x-backend": String(backend.port),
        });
        response.pipe(outgoing);
        return;
      }
      const mayRepeat = response.code === "ECONNREFUSED" || SAFE_TO_REPEAT.has(incoming.method ?? "");
      if (!mayRepeat) break;
    }
    outgoing.writeHead(502).end();
  }

  async function ask(backend: Backend, { method, url, headers }: IncomingMessage, body: Buffer) {
    const asked = request({ host: "127.0.0.1", port: backend.port, agent, method, path: url, headers });
    asked.end(body);
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    return response;
  }

  async function probe(backend: Backend): Promise<void> {
    const response = await fetch(`http://127.0.0.1:${backend.port}/readyz`).catch(() => undefined);
    await response?.arrayBuffer();
    backend.isReady = response?.ok ?? false;
  }

  const probing = setInterval(() => void Promise.all(backends.map(probe)), PROBE_MS);
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  }).listen(0, "127.0.0.1");
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await once(server, "listening");

  return {
    port: (server.address() as AddressInfo).port,
    async add(port: number): Promise<void> {
      const backend = { port, isReady: false };
      backends.push(backend);
      await probe(backend);
    },
    remove(port: number): void {
      const at = backends.findIndex((backend) => backend.port === port);
      if (at >= 0) backends.splice(at, 1);
    },
    stop(): void {
      clearInterval(probing);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
