import { publicCardEndpoint, ShownCard } from "@visita/domain/card/card.contract";
import { CONTACT_FILE_TYPE, contactFile } from "@visita/domain/card/vcard";
import { contactDisposition } from "@visita/domain/card/vcard-file-name";
import type { FastifyInstance } from "fastify";
import { floodGuard } from "../../http/flood.ts";
import { securityHeaders } from "../../http/security-headers.ts";
import type { CardContext } from "./card.context.ts";
import type { CardForm } from "./card-forms.service.ts";
import { drawSharePicture } from "./og-image.ts";
import { findPublicCard, findPublicCardByAnyName, pictureAt } from "./public-card.service.ts";
import { sendCard } from "./send-card.ts";

type Named = { Params: { name: string } };
type ByUsername = { Params: { username: string } };

const json: CardForm = {
  name: "json",
  make: async (card) => Buffer.from(JSON.stringify(ShownCard.parse(card))),
};

/** What everybody may have of a card, beside its page. */
export async function publicCardRoutes(
  app: FastifyInstance,
  { context }: { context: CardContext },
): Promise<void> {
  const { publicUrl } = app.config;
  const { api } = securityHeaders(app.config);
  const refuseFlood = floodGuard(app, 600, 1_200);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(api);
    refuseFlood(request);
  });

  const contact: CardForm = {
    name: "contact",
    make: async (card) => {
      const photo = await pictureAt(context, card.profilepic, "jpeg");
      const photoJpegBase64 = photo?.toString("base64") ?? null;
      return Buffer.from(contactFile(card, { publicUrl, photoJpegBase64, revisedAt: card.revisedAt }));
    },
  };
  const sharePicture: CardForm = {
    name: "share picture",
    make: async (card) =>
      drawSharePicture(
        card,
        await pictureAt(context, card.profilepic, "webp"),
        await pictureAt(context, card.logo, "webp"),
        publicUrl,
      ),
  };

  app.get<Named>(publicCardEndpoint.path, async (request, reply) =>
    sendCard(context, request, reply, {
      entry: await findPublicCardByAnyName(context, request.params.name),
      form: json,
      type: "application/json; charset=utf-8",
    }),
  );

  app.get<ByUsername>("/c/:username/contact.vcf", async (request, reply) => {
    const entry = await findPublicCard(context, request.params.username);
    return sendCard(context, request, reply, {
      entry,
      form: contact,
      type: CONTACT_FILE_TYPE,
      headers: { "content-disposition": contactDisposition(entry?.card.fullname ?? "") },
    });
  });

  app.get<ByUsername>("/c/:username/og.png", async (request, reply) =>
    sendCard(context, request, reply, {
      entry: await findPublicCard(context, request.params.username),
      form: sharePicture,
      type: "image/png",
      isText: false,
      // Chat programs show it inside pages of their own.
      headers: { "cross-origin-resource-policy": "cross-origin" },
    }),
  );
}
