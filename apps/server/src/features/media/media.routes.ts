import type { FastifyInstance } from "fastify";
import { createRateLimit } from "../../http/rate-limit.ts";
import { securityHeaders } from "../../http/security-headers.ts";
import type { MediaReader } from "./media.service.ts";

/** Which column a file's ending stands for, and what the browser is told. */
const FORMS = {
  ".webp": { form: "webp", type: "image/webp" },
  "-small.webp": { form: "small", type: "image/webp" },
  ".jpg": { form: "jpeg", type: "image/jpeg" },
} as const;

const FILE_NAME = /^([0-9a-f]{64})((?:-small)?\.webp|\.jpg)$/;

/** Pictures by the hash of their content: what an address stands for never changes. */
export async function mediaRoutes(app: FastifyInstance, { media }: { media: MediaReader }): Promise<void> {
  const { api } = securityHeaders(app.config);
  const refuseFlood = createRateLimit(app, 600, 1_200);

  app.get<{ Params: { "*": string } }>("/media/*", async (request, reply) => {
    reply.headers(api);
    refuseFlood(request);
    const file = request.params["*"];
    const [, hash = "", ending] = FILE_NAME.exec(file) ?? [];
    const known = FORMS[ending as keyof typeof FORMS];
    const bytes = known && (await media.find(hash, known.form));
    if (!bytes) {
      return reply
        .code(404)
        .header("cache-control", "public, max-age=30")
        .type("text/plain; charset=utf-8")
        .send("Not found");
    }
    const etag = `"${file}"`;
    reply.headers({ "cache-control": "public, max-age=31536000, immutable", etag });
    // A browser may send several, and a proxy may have marked them as weak.
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    return reply.header("content-disposition", `inline; filename="${file}"`).type(known.type).send(bytes);
  });
}
