import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type NetworkProxy = {
  url: string;
  /** Delays requests for this path until the returned function is called. */
  hold(path: string): () => void;
  /** Responds to this path itself. */
  respond(path: string, status: number): void;
  close(): Promise<void>;
};

/** A reverse proxy by which a test controls the network, also for service workers, which page.route cannot reach. */
export async function startNetworkProxy(target: string): Promise<NetworkProxy> {
  const held = new Map<string, Promise<void>>();
  const responses = new Map<string, number>();

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? "/";
    await held.get(path);
    const status = responses.get(path);
    if (status) return void outgoing.writeHead(status, { "content-type": "text/html" }).end("<h1>Gone</h1>");
    const { method, headers } = incoming;
    const passed = request(new URL(path, target), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  }

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return () => {
        held.delete(path);
        resolve();
      };
    },
    respond: (path, status) => void responses.set(path, status),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
