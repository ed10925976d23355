import type { Report } from "../../proof.ts";
import { type Answer, cookiesOf, openClient } from "../http-client.ts";
import { aPerson } from "../people.ts";
import { startProxy } from "../round-robin-proxy.ts";
import { from, type TwoInstances } from "./scene.ts";

const CALLS = 20;

/** Somebody signs in, looks around and signs out behind a balancer, which sends them here and there. */
export async function shareSessions({ db, products }: TwoInstances, report: Report): Promise<void> {
  const proxy = await startProxy();
  const client = openClient(proxy.port);
  try {
    for (const { port } of products) await proxy.add(port);
    const { email, password, device } = await aPerson(db);
    const login = await client.ask({
      method: "POST",
      path: "/api/auth/login",
      headers: { ...from(1), cookie: device },
      body: { email, password },
    });
    const headers = { ...from(1), cookie: cookiesOf(login) };
    const user = () => client.ask({ path: "/api/auth/user", headers });
    const before: Answer[] = [];
    while (before.length < CALLS) before.push(await user());
    await client.ask({ method: "POST", path: "/api/auth/logout", headers });
    const after = [await user(), await user()];
    const isKnown = ({ body }: Answer) => body.includes(email);
    const answered = new Set(before.map((answer) => answer.headers["x-backend"])).size;
    const forgotten = before.filter((answer) => !isKnown(answer)).length;
    const remembered = after.filter(isKnown).length;
    report.figure({ what: "instances that answered one session", value: answered, limit: 2, atLeast: true });
    report.figure({ what: "calls that did not know the session", value: forgotten, limit: 0 });
    report.figure({ what: "calls that knew it after its end", value: remembered, limit: 0 });
  } finally {
    client.close();
    proxy.stop();
  }
}
