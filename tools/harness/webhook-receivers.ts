import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Servers that webhooks are sent to. They note the ids that arrive, by what the event is about. */
export async function openReceivers(count: number, hanging: number) {
  const receivers = await Promise.all(Array.from({ length: count }, (_, at) => openReceiver(at < hanging)));
  return {
    all: receivers,
    working: receivers.slice(hanging),
    close: () => {
      for (const receiver of receivers) receiver.close();
    },
  };
}

async function openReceiver(isHanging: boolean) {
  /** The ids of deliveries, by the name of the person that they tell of. */
  const idsByName = new Map<string, Set<string>>();
  let requests = 0;
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => {
      body += chunk;
    });
    request.on("end", () => {
      if (isHanging) return;
      requests += 1;
      const { name } = (JSON.parse(body) as { data: { name: string } }).data;
      const ids = idsByName.get(name) ?? new Set();
      idsByName.set(name, ids.add(String(request.headers["webhook-id"])));
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    names: () => idsByName.size,
    has: (name: string) => idsByName.has(name),
    ids: () => [...idsByName.values()].reduce((sum, ids) => sum + ids.size, 0),
    requests: () => requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Adds a webhook for each address. */
export async function addWebhooks(
  productUrl: string,
  cookie: string,
  urls: readonly string[],
): Promise<void> {
  for (const url of urls) {
    const response = await fetch(`${productUrl}/api/account/webhooks`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ url, events: ["contact.changed"] }),
    });
    if (response.status !== 201) throw new Error(`a webhook was not added: ${await response.text()}`);
  }
}

/** One event each. Returns the names that were acknowledged; the others may have been added too. */
export async function addContacts(
  productUrl: string,
  cookie: string,
  { from, count, atOnce }: { from: number; count: number; atOnce: number },
): Promise<string[]> {
  const acknowledged: string[] = [];
  let next = from;
  async function work() {
    for (let at = next++; at < from + count; at = next++) {
      const name = `Person ${at}`;
      const response = await fetch(`${productUrl}/api/contacts`, {
        method: "POST",
        headers: { cookie, "content-type": "application/json" },
        body: JSON.stringify({ name }),
      }).catch(() => undefined);
      await response?.arrayBuffer().catch(() => {});
      if (response?.status === 201) acknowledged.push(name);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return acknowledged;
}
