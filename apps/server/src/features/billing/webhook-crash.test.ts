import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { signIn } from "../../../../../tools/harness/accounts.ts";
import { postTo } from "../../../../../tools/harness/fake-stripe/deliveries.ts";
import { startFakeStripe } from "../../../../../tools/harness/fake-stripe/fake-stripe.ts";
import { startServer, temporaryFolder } from "../../../test/server-process.ts";
import { openDatabase } from "../../db/database.ts";

test("kill -9 between the commit of an event and its answer neither loses it nor applies it twice", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "visita.db");
  const stripe = await startFakeStripe();
  onTestFinished(() => stripe.stop());
  const env = {
    DATA_DIR: folder,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  };

  const server = await startServer(env);
  const db = openDatabase({ kind: "sqlite", file });
  const { account, cookie } = await signIn(db);
  await db.destroy();
  const call = async (base: string, path: string, body?: object) => {
    const response = await fetch(`${base}/api/subs/${path}`, {
      method: body ? "POST" : "GET",
      headers: { cookie, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.json() as Promise<{ data: { id: string }[]; status: string; planId: string }>;
  };
  const [monthly] = (await call(server.url, `getplans/${account.id}`)).data;
  await call(server.url, "stripesession", { planId: String(monthly?.id) });
  const [session] = [...stripe.sessions.values()];
  stripe.completeCheckout(String(session?.id));
  const deliveries = stripe.takeUndelivered();

  // Read from another connection to see the commit itself; the response may or may not have been sent.
  const books = new DatabaseSync(file, { readOnly: true });
  const applied = () => Number(books.prepare("select count(*) as n from billing_event").get()?.["n"]);
  const sending = Promise.allSettled(deliveries.map(postTo(`${server.url}/api/billing/webhook`)));
  while (applied() === 0) await new Promise(setImmediate);
  server.child.kill("SIGKILL");
  await server.ended;
  await sending;

  const again = await startServer(env);
  const statuses = await stripe.deliver(deliveries, postTo(`${again.url}/api/billing/webhook`));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(applied()).toBe(deliveries.length);
  books.close();
  expect(await call(again.url, `getusersubs/${account.id}`)).toMatchObject({
    status: "active",
    planId: monthly?.id,
  });
});
