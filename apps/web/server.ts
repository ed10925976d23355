import * as build from "virtual:react-router/server-build";
import type { PagePorts } from "@visita/domain/site/page-ports";
import { PUBLIC_PAGES } from "@visita/domain/site/page-ports";
import { createRequestHandler } from "react-router";
import {
  deferHydration,
  inlineStyles,
  type PageKind,
  preloadAfterContent,
} from "./app/deferred-hydration.ts";
import { hostContext } from "./app/host.ts";
import { preloadMessages } from "./app/message-preloads.ts";
import * as cardPage from "./card/card.server.tsx";

const handle = createRequestHandler(build);

/** The only entry point of the server process into the pages. */
export async function render(request: Request, ports: PagePorts, nonce?: string): Promise<Response> {
  const response = await handle(request, hostContext(ports, nonce));
  // The development server has scripts of its own.
  if (import.meta.env.DEV || !response.body) return response;
  const text = await preloadMessages(await response.text(), ports.readAsset);
  // With a nonce the page is for one request.
  if (nonce || !response.ok) return new Response(text, response);
  const { pathname } = new URL(request.url);
  const kind = deferredPages.get(pathname);
  const html = kind ? deferHydration(text, kind) : preloadAfterContent(text);
  return new Response(
    inlinedPages.has(pathname) ? await inlineStyles(html, ports.readAsset) : html,
    response,
  );
}

/** Without the contact page: its form counts words from the first key press. */
const deferredPages: ReadonlyMap<string, PageKind> = new Map([
  ...PUBLIC_PAGES.filter((path) => path !== "/contact").map((path) => [path, "text"] as const),
  ["/auth/signin", "form"],
  ["/auth/signup", "form"],
  ["/auth/forgot/password", "form"],
]);

/** Pages that strangers open first, often on a phone in the street: one response paints them. */
const inlinedPages: ReadonlySet<string> = new Set(["/contact", ...deferredPages.keys()]);

export const { renderCardPage, renderHelloPage, renderReportPage, renderTeamPage, cardInlineScripts } =
  cardPage;

/** Paths whose page is the same for everybody and rendered once; the browser then asks who is signed in. */
export const staticPaths: readonly string[] = [
  "/",
  "/about",
  "/accessibility",
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
  "/contacts/scan",
  "/dashboard",
  "/features",
  "/pricing",
  "/subscription",
];
