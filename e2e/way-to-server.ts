import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type WayToServer = {
  url: string;
  /** Lets requests for this path wait until they are let go. */
  hold(path: string): () => void;
  /** Answers for the server on this path. */
  answer(path: string, status: number): void;
  close(): Promise<void>;
};

/** A server in front of the product, where a test decides how the network behaves: for workers too. */
export async function openWay(target: string): Promise<WayToServer> {
  const held = new Map<string, Promise<void>>();
  const answers = new Map<string, number>();

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? "/";
    await held.get(path);
    const status = answers.get(path);
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
    answer: (path, status) => void answers.set(path, status),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
