import { buildApp } from "../../../apps/server/src/app.ts";
import { readConfig } from "../../../apps/server/src/config.ts";
import { openDatabase } from "../../../apps/server/src/db/database.ts";
import { builtPages } from "../../../apps/server/src/http/page-host.ts";
import type { MalformedRoute } from "../../../apps/server/test/malformed-requests.ts";
import { withRoutes } from "../../../apps/server/test/registered-routes.ts";
import { withFields } from "../../../apps/server/test/route-fields.ts";

/** These say how the machine is, whatever the request. */
const HEALTH = ["/healthz", "/readyz"];

/** Every route that the product has, with the names of its fields as far as the endpoint table knows them. */
export async function productRoutes(settings: Record<string, string>): Promise<MalformedRoute[]> {
  const config = readConfig({ ...settings, DATABASE_URL: "sqlite::memory:", LOG_LEVEL: "silent" });
  const db = openDatabase(config.database);
  const secretKey = "a key for nothing but the list of routes";
  const { app, routes } = await withRoutes(() => buildApp({ config, db, secretKey, pages: builtPages() }));
  await app.close();
  await db.destroy();
  return (
    routes
      .filter(({ path }) => !HEALTH.includes(path))
      // Files are many and all the same to the product; a few stand outside that folder.
      .filter(({ path }) => !path.startsWith("/assets/"))
      // What catches the rest of the API does so for every method, and would be most of the routes.
      .filter(({ method, path }) => path !== "/api/*" || method === "GET")
      .map(withFields)
  );
}
