import * as build from "virtual:react-router/server-build";
import { PUBLIC_PAGES } from "@visita/domain/site/public-pages";
import { createRequestHandler } from "react-router";
import { hostContext } from "./app/host.ts";
import type { PagePorts } from "./app/ports.ts";
import * as cardPage from "./card/card.server.tsx";
import { startLate } from "./late-start.ts";

const handle = createRequestHandler(build);

/** The one door between the server process and the pages. */
export async function render(request: Request, ports: PagePorts, nonce?: string): Promise<Response> {
  const response = await handle(request, hostContext(ports, nonce));
  const { pathname } = new URL(request.url);
  // A page that is not kept is rendered with a nonce; and while developing, the scripts come from elsewhere.
  if (nonce || import.meta.env.DEV || !response.ok || !readPaths.has(pathname)) return response;
  return new Response(startLate(await response.text()), response);
}

/** Not the page with the form, which must hear the first letter that is typed into it. */
const readPaths: ReadonlySet<string> = new Set(PUBLIC_PAGES.filter((path) => path !== "/contact"));

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
