import { ENDPOINTS } from "@visita/domain/endpoints";
import type { Endpoint } from "@visita/domain/http/endpoint";
import type { RegisteredRoute } from "./registered-routes.ts";
import type { MalformedRoute } from "./security/malformed-requests.ts";

/** What the endpoint table knows of a route's fields. */
export function withFields({ method, path }: RegisteredRoute): MalformedRoute {
  const table: readonly Endpoint[] = ENDPOINTS;
  const endpoint = table.find((each) => each.method === method && each.path === path);
  return {
    method,
    path,
    body: Object.keys(endpoint?.body?.shape ?? {}),
    query: Object.keys(endpoint?.query?.shape ?? {}),
  };
}
