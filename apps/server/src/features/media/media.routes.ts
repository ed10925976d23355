import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { securityHeaders } from "../../http/security-headers.ts";

/** Variant and content type by what follows the hash in a file name. */
const VARIANTS = {
  ".webp": { variant: "webp", type: "image/webp" },
  "-small.webp": { variant: "small", type: "image/webp" },
  ".jpg": { variant: "jpeg", type: "image/jpeg" },
} as const;

const FILE_NAME = /^([0-9a-f]{64})((?:-small)?\.webp|\.jpg)$/;

/**
 * Images are addressed by the hash of their content, so responses are immutable. Those of hidden cards are gone for
 * everybody but the owner, whoever keeps a resting card, and admins.
 */
export function mediaRoutes(app: FastifyInstance, context: AppContext): void {
  const { media, pictureAccess, adminEmails } = context;
  const { api } = securityHeaders(context.config);
  const refuseFlood = createRateLimit(app, 600, 1_200);

  app.get<{ Params: { "*": string } }>("/media/*", async (request, reply) => {
    reply.headers(api);
    refuseFlood(request);
    const file = request.params["*"];
    const [, hash = "", suffix] = FILE_NAME.exec(file) ?? [];
    const format = VARIANTS[suffix as keyof typeof VARIANTS];
    const bytes =
      format && (media.findCached(hash, format.variant) ?? (await media.find(hash, format.variant)));
    if (!bytes) return sendText(reply, 404, "Not found", "public, max-age=30");
    const isForEverybody =
      pictureAccess.isKnownForEverybody(hash) || (await pictureAccess.isForEverybody(hash));
    if (!isForEverybody && !(await maySeeHidden(request, hash)))
      return sendText(reply, 410, "Gone", "no-store");
    const etag = `"${file}"`;
    const caching = isForEverybody ? "public, max-age=31536000, immutable" : "private, no-cache";
    reply.headers({ "cache-control": caching, etag });
    // The header may list several ETags, and proxies may have made them weak.
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    return reply.header("content-disposition", `inline; filename="${file}"`).type(format.type).send(bytes);
  });

  async function maySeeHidden(request: FastifyRequest, hash: string): Promise<boolean> {
    const caller = await request.findCaller();
    return caller !== null && (adminEmails.has(caller.email) || pictureAccess.isFor(hash, caller.userid));
  }
}

function sendText(reply: FastifyReply, status: 404 | 410, text: string, caching: string): FastifyReply {
  return reply.code(status).header("cache-control", caching).type("text/plain; charset=utf-8").send(text);
}
