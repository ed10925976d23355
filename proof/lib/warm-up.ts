import { cardFields } from "../../harness/cards.ts";
import { getRequest, httpLoad } from "../../harness/http-load.ts";
import { type HttpClient, openClient, type Question } from "./http-client.ts";
import type { Person } from "./people.ts";

const READ_SECONDS = 2;
const READ_CONNECTIONS = 16;
const NEW_CONNECTIONS = 300;

type Served = { port: number; client: HttpClient; questions: readonly Question[]; owner: Person };

/**
 * A server that is attacked has usually run for longer than a second: its first answers compile what gives the others,
 * and its first picture loads the library for the rest.
 */
export async function warmUp({ port, client, questions, owner }: Served): Promise<void> {
  const requests = questions.map(({ path, headers }) => getRequest(path, headers));
  await httpLoad({ port, connections: READ_CONNECTIONS, requests, seconds: READ_SECONDS });
  const strangers = openClient(port, { keepAlive: false });
  await Promise.all(questions.slice(0, NEW_CONNECTIONS).map((question) => strangers.ask(question)));
  await client.ask({
    method: "POST",
    path: "/api/card/add",
    headers: { cookie: owner.cookie },
    body: await cardFields({ username: "warm-up" }),
  });
}
