import type { ErrorBody } from "@visita/domain/errors";
import type { FastifyInstance } from "fastify";
import { checkFormOrigin } from "../../../http/origin-check.ts";
import { createRateLimit } from "../../../http/rate-limit.ts";
import { sandboxCheckoutRoutes } from "./sandbox-checkout.routes.ts";
import { renderSandboxMessage, SANDBOX_POLICY, type SandboxPages } from "./sandbox-page.ts";
import { sandboxPortalRoutes } from "./sandbox-portal.routes.ts";

/** The sandbox's payment pages. Registered only where the sandbox is the provider. */
export async function sandboxRoutes(app: FastifyInstance, pages: SandboxPages): Promise<void> {
  const { brand, publicUrl } = app.config;
  const refuseFlood = createRateLimit(app, 100, 300);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.addHook("onRequest", async (request, reply) => {
    reply.headers({
      "cache-control": "no-store",
      "content-security-policy": SANDBOX_POLICY,
      // With "no-referrer" forms would send "Origin: null", the only header that older browsers can be checked by.
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex",
    });
    refuseFlood(request);
    if (request.method === "POST") checkFormOrigin(request, publicUrl);
    await request.requireAccount();
  });

  // The shared error handler sets status and message; only the format changes here, from JSON to a page.
  app.addHook<string>("onSend", async (_request, reply, payload) => {
    if (reply.statusCode < 400 || !String(reply.getHeader("content-type")).includes("json")) return payload;
    reply.type("text/html; charset=utf-8");
    return renderSandboxMessage(brand, explain(JSON.parse(payload)));
  });

  await sandboxCheckoutRoutes(app, pages);
  await sandboxPortalRoutes(app, pages);
}

function explain({ code, message }: ErrorBody) {
  if (code === "not_signed_in") {
    return { title: "Sign in first", text: message, href: "/auth/signin", link: "Sign in" };
  }
  const home = { title: "Oops! Something Went wrong.", href: "/", link: "Home" };
  if (code !== "not_found") return { ...home, text: message };
  return { ...home, text: "We couldn't find the page you were looking for. Try the Homepage." };
}
