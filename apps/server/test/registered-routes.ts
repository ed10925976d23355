import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance, RouteOptions } from "fastify";

export type RegisteredRoute = { readonly method: string; readonly path: string };

/** Fastify emits every instance before it has routes, so a listener sees each route being added. */
const CHANNEL = "fastify.initialization";

/** Builds an app and tells which routes it really has; those that Fastify adds for HEAD are left out. */
export async function withRoutes<App>(build: () => Promise<App>) {
  const routes: RegisteredRoute[] = [];
  const note = ({ method, url }: RouteOptions) => {
    for (const each of [method].flat()) if (each !== "HEAD") routes.push({ method: each, path: url });
  };
  const listen = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook("onRoute", note);
  };
  subscribe(CHANNEL, listen);
  try {
    return { app: await build(), routes };
  } finally {
    unsubscribe(CHANNEL, listen);
  }
}
