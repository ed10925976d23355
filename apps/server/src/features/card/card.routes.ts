import {
  addCardEndpoint,
  checkUsernameEndpoint,
  editableCardEndpoint,
  listCardsEndpoint,
  updateCardEndpoint,
} from "@visita/domain/card/card.contract";
import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/endpoint.ts";
import { limitUploadConcurrency } from "../../http/upload-concurrency.ts";
import type { CardContext } from "./card.context.ts";
import { addCard, getEditableCard, listCards, updateCard } from "./card.service.ts";
import { checkUsername } from "./username.service.ts";

const UPLOAD = {
  /** Two pictures of one megabyte in base64, and the words around them. */
  bodyLimit: 3 * 1024 * 1024,
  /** Longer than the server waits for any request: who sends too slowly is told that, and not that we are busy. */
  receiveTimeoutMs: 20_000,
};
const UPLOADS_AT_ONCE = 16;
const UPLOADS_WAITING = 256;

export async function cardRoutes(app: FastifyInstance, { context }: { context: CardContext }): Promise<void> {
  serve(app, checkUsernameEndpoint, {
    handler: async ({ body, request }) => {
      const caller = await request.requireSelf(body.userid);
      return { exists: await checkUsername(context, caller.userid, body.username) };
    },
  });

  serve(app, editableCardEndpoint, {
    handler: async ({ params, request }) => {
      const caller = await request.requireAccount();
      return getEditableCard(context, caller.userid, params.cardid);
    },
  });

  serve(app, listCardsEndpoint, {
    handler: async ({ body, request }) => {
      const caller = await request.requireSelf(body.userid);
      return { data: await listCards(context, caller.userid) };
    },
  });

  await app.register(async (uploads) => {
    limitUploadConcurrency(uploads, UPLOADS_AT_ONCE, UPLOADS_WAITING);
    serve(uploads, addCardEndpoint, {
      ...UPLOAD,
      handler: async ({ body, request }) => {
        const caller = await request.requireSelf(body.userid);
        return { message: TEXT.created, ...(await addCard(context, caller.userid, body)) };
      },
    });

    serve(uploads, updateCardEndpoint, {
      ...UPLOAD,
      handler: async ({ params, body, request }) => {
        const caller = await request.requireSelf(body.userid);
        return {
          message: TEXT.updated,
          version: await updateCard(context, caller.userid, params.cardid, body),
        };
      },
    });
  });
}
