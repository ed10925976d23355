import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/**
 * A reverse proxy in front of one server. As nginx does, it reads a body before it passes it on, keeps a few connections
 * to the server for whoever comes next, and answers 502 if one of them fails.
 */
export async function startKeepAliveProxy(serverPort: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: "lifo" });

  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    const { method, url: path, headers } = incoming;
    const { connection: _, ...passed } = headers;
    const asked = request({ host: "127.0.0.1", port: serverPort, agent, method, path, headers: passed });
    asked.on("response", (answer) => {
      const { connection: _, ...answered } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, answered);
      answer.pipe(outgoing);
    });
    asked.on("error", () => {
      if (!outgoing.headersSent) outgoing.writeHead(502).end();
    });
    asked.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    port: (server.address() as AddressInfo).port,
    stop(): void {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
