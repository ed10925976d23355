import { cardFields } from "../../harness/cards.ts";
import { type HttpClient, type HttpRequest, openClient } from "../../harness/http-client.ts";
import { getRequest, httpLoad } from "../../harness/http-load.ts";
import type { User } from "./users.ts";

const READ_SECONDS = 2;
const READ_CONNECTIONS = 16;
const NEW_CONNECTIONS = 300;

type Served = { port: number; client: HttpClient; requests: readonly HttpRequest[]; owner: User };

/**
 * Attacked servers are warm: the first requests compile the code, and the first upload loads the image library.
 */
export async function warmUp({ port, client, requests, owner }: Served): Promise<void> {
  const loadRequests = requests.map(({ path, headers }) => getRequest(path, headers));
  await httpLoad({ port, connections: READ_CONNECTIONS, requests: loadRequests, seconds: READ_SECONDS });
  const strangers = openClient(port, { keepAlive: false });
  await Promise.all(requests.slice(0, NEW_CONNECTIONS).map((request) => strangers.send(request)));
  await client.send({
    method: "POST",
    path: "/api/card/add",
    headers: { cookie: owner.cookie },
    body: await cardFields({ username: "warm-up" }),
  });
}
