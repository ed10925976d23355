import { createHash } from "node:crypto";
import { CARD_MESSAGES } from "@visita/domain/card/card.messages";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { createRateLimit } from "../../http/rate-limit.ts";
import { securityHeaders } from "../../http/security-headers.ts";
import { AppError } from "../../lib/app-error.ts";
import { qrPng, qrSvg } from "./qr.ts";

type Options = {
  /** Null when there is no such card, or when its owner's plan has no QR code. */
  findQrTarget: (username: string) => Promise<{ username: string } | null>;
};
type Drawing = { readonly bytes: Buffer; readonly etag: string };
type ByUsername = { Params: { username: string } };

/** Drawings of a few kilobytes each: the code on a dashboard or a poster is asked for again and again. */
const KEPT = 500;

const FORMS = [
  { ending: "png", type: "image/png", draw: qrPng },
  { ending: "svg", type: "image/svg+xml", draw: qrSvg },
] as const;

/** The QR code of a card's address. */
export async function qrRoutes(app: FastifyInstance, { findQrTarget }: Options): Promise<void> {
  const { api } = securityHeaders(app.config);
  const refuseFlood = createRateLimit(app, 300, 1_200);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(api);
    refuseFlood(request);
    done();
  });

  for (const { ending, type, draw } of FORMS) {
    const drawings = new LRUCache<string, Drawing>({
      max: KEPT,
      fetchMethod: async (url) => toDrawing(await draw(url)),
    });

    app.get<ByUsername>(`/c/:username/qr.${ending}`, async (request, reply) => {
      const target = await findQrTarget(request.params.username);
      if (!target) throw new AppError("not_found", CARD_MESSAGES.cardNotFound);
      const { username } = target;
      const { bytes, etag } = await drawings.forceFetch(`${app.config.publicUrl}/c/${username}`);
      // The plan that opens the code may end, so the browser asks each time.
      reply.headers({ "cache-control": "public, max-age=0, must-revalidate", etag });
      // A browser may send several, and a proxy may have marked them as weak.
      if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
      return reply
        .header("content-disposition", `inline; filename="${username}-qrcode.${ending}"`)
        .type(type)
        .send(bytes);
    });
  }
}

function toDrawing(content: Buffer | string): Drawing {
  const bytes = Buffer.from(content);
  return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
}
