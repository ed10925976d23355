import type { FastifyInstance } from "fastify";
import { createRateLimit } from "../../http/rate-limit.ts";
import { securityHeaders } from "../../http/security-headers.ts";
import type { MediaReader } from "./media.service.ts";

/** Variant and content type by what follows the hash in a file name. */
const VARIANTS = {
  ".webp": { variant: "webp", type: "image/webp" },
  "-small.webp": { variant: "small", type: "image/webp" },
  ".jpg": { variant: "jpeg", type: "image/jpeg" },
} as const;

const FILE_NAME = /^([0-9a-f]{64})((?:-small)?\.webp|\.jpg)$/;

/** Images are addressed by the hash of their content, so responses are immutable. */
export async function mediaRoutes(app: FastifyInstance, { media }: { media: MediaReader }): Promise<void> {
  const { api } = securityHeaders(app.config);
  const refuseFlood = createRateLimit(app, 600, 1_200);

  app.get<{ Params: { "*": string } }>("/media/*", async (request, reply) => {
    reply.headers(api);
    refuseFlood(request);
    const file = request.params["*"];
    const [, hash = "", suffix] = FILE_NAME.exec(file) ?? [];
    const format = VARIANTS[suffix as keyof typeof VARIANTS];
    const bytes = format && (await media.find(hash, format.variant));
    if (!bytes) {
      return reply
        .code(404)
        .header("cache-control", "public, max-age=30")
        .type("text/plain; charset=utf-8")
        .send("Not found");
    }
    const etag = `"${file}"`;
    reply.headers({ "cache-control": "public, max-age=31536000, immutable", etag });
    // The header may list several ETags, and proxies may have made them weak.
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    return reply.header("content-disposition", `inline; filename="${file}"`).type(format.type).send(bytes);
  });
}
