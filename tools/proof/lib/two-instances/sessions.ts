import type { Report } from "../../scenario.ts";
import { cookiesOf, type HttpResponse, openClient } from "../http-client.ts";
import { startProxy } from "../round-robin-proxy.ts";
import { createUser } from "../users.ts";
import { fromNetwork, type TwoInstances } from "./setup.ts";

const CALLS = 20;

/** One session behind a round-robin balancer: sign in, read, sign out. */
export async function shareSessions({ db, products }: TwoInstances, report: Report): Promise<void> {
  const proxy = await startProxy();
  const client = openClient(proxy.port);
  try {
    for (const { port } of products) await proxy.add(port);
    const { email, password, device } = await createUser(db);
    const login = await client.send({
      method: "POST",
      path: "/api/auth/login",
      headers: { ...fromNetwork(1), cookie: device },
      body: { email, password },
    });
    const headers = { ...fromNetwork(1), cookie: cookiesOf(login) };
    const user = () => client.send({ path: "/api/auth/user", headers });
    const before: HttpResponse[] = [];
    while (before.length < CALLS) before.push(await user());
    await client.send({ method: "POST", path: "/api/auth/logout", headers });
    const after = [await user(), await user()];
    const isKnown = ({ body }: HttpResponse) => body.includes(email);
    const answered = new Set(before.map((response) => response.headers["x-backend"])).size;
    const forgotten = before.filter((response) => !isKnown(response)).length;
    const remembered = after.filter(isKnown).length;
    report.figure({ what: "instances that answered one session", value: answered, limit: 2, atLeast: true });
    report.figure({ what: "calls that did not know the session", value: forgotten, limit: 0 });
    report.figure({ what: "calls that knew it after its end", value: remembered, limit: 0 });
  } finally {
    client.close();
    proxy.stop();
  }
}
