import { openDatabase, type RootDb } from "../../../../apps/server/src/db/database.ts";
import { type FakeSmtp, startFakeSmtp } from "../../../harness/fake-smtp.ts";
import type { Product } from "../../../harness/product.ts";
import { createTestEnvironment } from "../../../harness/test-environment.ts";
import { type ClientOptions, type HttpClient, openClient } from "../http-client.ts";
import { startPublicProduct } from "../running-product.ts";
import { startPostgresProxy } from "./postgres-proxy.ts";

export type TwoInstances = {
  products: readonly [Product, Product];
  a: HttpClient;
  b: HttpClient;
  /** A for even numbers, B for odd ones. */
  either: (at: number) => HttpClient;
  db: RootDb;
  mails: FakeSmtp;
  /** B reaches the database through this proxy. */
  proxyOfB: Awaited<ReturnType<typeof startPostgresProxy>>;
};

/** Two instances started at the same time on one empty PostgreSQL, with production's rate limits. */
export async function withTwoInstances(
  use: (setup: TwoInstances) => Promise<void>,
  clientOptions: ClientOptions = {},
): Promise<void> {
  const ends: (() => unknown)[] = [];
  try {
    const environment = await createTestEnvironment("PostgreSQL");
    ends.push(() => environment.remove());
    const proxyOfB = await startPostgresProxy(environment.settings["DATABASE_URL"] ?? "");
    ends.push(() => proxyOfB.stop());
    const mails = await startFakeSmtp();
    ends.push(() => mails.stop());
    const settings = {
      ...environment.settings,
      SMTP_URL: mails.url,
      TRUST_PROXY: "1",
      RATE_LIMIT_SCALE: "1",
    };
    const starts = await Promise.allSettled([
      startPublicProduct(settings),
      startPublicProduct({ ...settings, DATABASE_URL: proxyOfB.url }),
    ]);
    const products = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
    ends.push(() => Promise.all(products.map((product) => product.kill())));
    for (const start of starts) if (start.status === "rejected") throw start.reason;
    const clients = products.map(({ port }) => openClient(port, clientOptions));
    ends.push(() => clients.map((client) => client.close()));
    const db = openDatabase(environment.target);
    ends.push(() => db.destroy());
    const [a, b] = clients as [HttpClient, HttpClient];
    const either = (at: number) => (at % 2 === 0 ? a : b);
    await use({ products: products as [Product, Product], a, b, either, db, mails, proxyOfB });
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

/** Rate limits count per network. */
export function fromNetwork(network: number): { "x-forwarded-for": string } {
  return { "x-forwarded-for": `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}` };
}
