import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { hostContext } from "./app/host.ts";
import type { PagePorts } from "./app/ports.ts";
import * as cardPage from "./card/card.server.tsx";

const handle = createRequestHandler(build);

/** The one door between the server process and the pages. */
export function render(request: Request, ports: PagePorts, nonce?: string): Promise<Response> {
  return handle(request, hostContext(ports, nonce));
}

export const { renderCardPage, cardInlineScripts } = cardPage;

/**
 * Addresses whose page is the same for everybody, so that it needs rendering only once. Who is signed in is asked by
 * the browser afterwards.
 */
export const staticPaths: readonly string[] = [
  "/",
  "/about",
  "/account/security",
  "/auth/forgot/password",
  "/auth/password/reset",
  "/auth/signin",
  "/auth/signup",
  "/auth/verify/otp",
  "/b/c",
  "/b/u",
  "/cards/save",
  "/contact",
  "/dashboard",
  "/features",
  "/pricing",
  "/subscription",
];
