import type { FastifyInstance } from "fastify";
import { DEFAULT_SUPPORT_EMAIL } from "../../config/config.ts";

/** RFC 9116 asks for less than a year. */
const SECURITY_TXT_TTL_MS = 180 * 24 * 60 * 60 * 1000;
const SECURITY_TXT = "/.well-known/security.txt";

/** Where to report a weakness (RFC 9116), and where password managers send people to change their password. */
export function wellKnownRoutes(app: FastifyInstance): void {
  const { publicUrl, mail } = app.config;
  const contact = mail.support === DEFAULT_SUPPORT_EMAIL ? `${publicUrl}/contact` : `mailto:${mail.support}`;

  app.get(SECURITY_TXT, async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(
        [
          `Contact: ${contact}`,
          `Expires: ${new Date(app.now() + SECURITY_TXT_TTL_MS).toISOString()}`,
          "Preferred-Languages: en",
          `Canonical: ${publicUrl}${SECURITY_TXT}`,
          "",
        ].join("\n"),
      ),
  );

  app.get("/.well-known/change-password", async (_request, reply) =>
    reply.redirect("/account/security", 302),
  );
}
