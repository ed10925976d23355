import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type RootDb } from "../../../apps/server/src/db/database.ts";
import { migrate } from "../../../apps/server/src/db/migrate.ts";
import { type Later, withCleanUp } from "../../harness/clean-up.ts";
import { type HttpClient, openClient } from "../../harness/http-client.ts";
import { type PostgresCluster, startCluster } from "../../harness/postgres-cluster.ts";
import type { Product } from "../../harness/product.ts";
import { NO_RATE_LIMITS, startPublicProduct } from "./running-product.ts";

export type ClusterSetup = {
  readonly cluster: PostgresCluster;
  /** Straight to the first primary. */
  readonly db: RootDb;
  start(settings: Record<string, string>): Promise<{ product: Product; client: HttpClient }>;
  readonly later: Later;
};

/** PostgreSQL servers of their own and products on them; everything is ended after `use`. */
export async function withCluster(
  options: { isSynchronous?: boolean },
  use: (setup: ClusterSetup) => Promise<void>,
): Promise<void> {
  const SECRET_KEY = randomBytes(32).toString("hex");
  await withCleanUp(async (later) => {
    const cluster = await startCluster(options);
    later(() => cluster.stop());
    const db = openDatabase({ kind: "postgres", url: cluster.primary.url });
    later(() => db.destroy().catch(() => {}));
    await migrate(db);
    await use({
      cluster,
      db,
      later,
      async start(settings) {
        const folder = mkdtempSync(join(tmpdir(), "visita-cluster-data-"));
        later(() => rmSync(folder, { recursive: true, force: true }));
        const product = await startPublicProduct({
          DATA_DIR: folder,
          SECRET_KEY,
          BILLING_PROVIDER: "off",
          ...NO_RATE_LIMITS,
          ...settings,
        });
        later(() => product.kill());
        const client = openClient(product.port);
        later(() => client.close());
        return { product, client };
      },
    });
  });
}
