import { currentUserEndpoint, logoutEndpoint } from "./account/session.contract.ts";
import type { Endpoint } from "./http/endpoint.ts";
import { healthEndpoint, readyEndpoint } from "./system/system.contract.ts";

/** The whole API as a table, in the order in which its description lists it. */
export const ENDPOINTS: readonly Endpoint[] = [
  currentUserEndpoint,
  logoutEndpoint,
  healthEndpoint,
  readyEndpoint,
];
