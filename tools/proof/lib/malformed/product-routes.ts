import { readConfig } from "../../../../apps/server/src/config/config.ts";
import { openDatabase } from "../../../../apps/server/src/db/database.ts";
import { builtPages } from "../../../../apps/server/src/http/page-host.ts";
import { buildApp } from "../../../../apps/server/src/server/app.ts";
import { withRoutes } from "../../../../apps/server/test/registered-routes.ts";
import { withFields } from "../../../../apps/server/test/route-fields.ts";
import type { MalformedRoute } from "../../../../apps/server/test/security/malformed-requests.ts";

/** Independent of the request. */
const HEALTH = ["/healthz", "/readyz"];

/** Every route of the product, with the field names of the endpoint table. */
export async function productRoutes(settings: Record<string, string>): Promise<MalformedRoute[]> {
  const config = readConfig({ ...settings, DATABASE_URL: "sqlite::memory:", LOG_LEVEL: "silent" });
  const db = openDatabase(config.database);
  const secretKey = { current: "a key for nothing but the list of routes", old: [] };
  const { app, routes } = await withRoutes(() => buildApp({ config, db, secretKey, pages: builtPages() }));
  await app.close();
  await db.destroy();
  return (
    routes
      .filter(({ path }) => !HEALTH.includes(path))
      // Assets are many and all served alike; some files outside this folder remain.
      .filter(({ path }) => !path.startsWith("/assets/"))
      // The API's catch-all is registered for every method; one is enough.
      .filter(({ method, path }) => path !== "/api/*" || method === "GET")
      .map(withFields)
  );
}
