import { publicCardEndpoint, VisibleCard } from "@visita/domain/card/card.contract";
import { CONTACT_FILE_TYPE, contactFile } from "@visita/domain/card/vcard";
import { contactDisposition } from "@visita/domain/card/vcard-file-name";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { HANDLER_TIMEOUT_MS } from "../../http/handler-timeout.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { securityHeaders } from "../../http/security-headers.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import type { CardContext } from "./card.context.ts";
import type { CardForm } from "./card-forms.service.ts";
import { drawSharePicture } from "./og-image.ts";
import { findPublicCard, findPublicCardByAnyName, isLikeId, pictureAt } from "./public-card.service.ts";
import { sendCard, sendKept } from "./send-card.ts";

type Named = { Params: { name: string } };
type ByUsername = { Params: { username: string } };

const TEXT_ENCODINGS = ["br", "gzip"] as const;

const json: CardForm = {
  name: "json",
  type: "application/json; charset=utf-8",
  encodings: TEXT_ENCODINGS,
  make: async (card) => [Buffer.from(JSON.stringify(VisibleCard.parse(card)))],
};

const QUICK = { config: { hasOwnTimeout: true } };

/** What everybody may have of a card, beside its page. */
export async function publicCardRoutes(
  app: FastifyInstance,
  { context }: { context: CardContext },
): Promise<void> {
  const { publicUrl } = app.config;
  const { api } = securityHeaders(app.config);
  const refuseFlood = createRateLimit(app, 600, 1_200);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(api);
    refuseFlood(request);
    done();
  });

  const contact: CardForm = {
    name: "contact",
    type: CONTACT_FILE_TYPE,
    encodings: TEXT_ENCODINGS,
    headers: (card) => ({ "content-disposition": contactDisposition(card.fullname) }),
    make: async (card) => {
      const photo = await pictureAt(context, card.profilepic, "jpeg");
      const photoJpegBase64 = photo?.toString("base64") ?? null;
      return [Buffer.from(contactFile(card, { publicUrl, photoJpegBase64, revisedAt: card.revisedAt }))];
    },
  };
  const sharePicture: CardForm = {
    name: "share picture",
    type: "image/png",
    encodings: [],
    // Chat programs show it inside pages of their own.
    headers: () => ({ "cross-origin-resource-policy": "cross-origin" }),
    make: async (card) => [
      await drawSharePicture(
        card,
        await pictureAt(context, card.profilepic, "webp"),
        await pictureAt(context, card.logo, "webp"),
        publicUrl,
      ),
    ],
  };

  app.get<Named>(publicCardEndpoint.path, QUICK, (request, reply) => {
    const { name } = request.params;
    const kept = isLikeId(name) ? null : sendKept(context, request, reply, name, json);
    return kept ?? withTimeout(sendByAnyName(request, reply), HANDLER_TIMEOUT_MS);
  });

  async function sendByAnyName(request: FastifyRequest<Named>, reply: FastifyReply) {
    const entry = await findPublicCardByAnyName(context, request.params.name);
    return sendCard(context, request, reply, entry, json);
  }

  for (const [file, form] of Object.entries({ "contact.vcf": contact, "og.png": sharePicture })) {
    const make = async (request: FastifyRequest<ByUsername>, reply: FastifyReply) =>
      sendCard(context, request, reply, await findPublicCard(context, request.params.username), form);
    app.get<ByUsername>(`/c/:username/${file}`, QUICK, (request, reply) => {
      const kept = sendKept(context, request, reply, request.params.username, form);
      return kept ?? withTimeout(make(request, reply), HANDLER_TIMEOUT_MS);
    });
  }
}
