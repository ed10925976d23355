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
  /** Bytes. Two images of one megabyte in base64, and the texts. */
  bodyLimit: 3 * 1024 * 1024,
  /** Milliseconds. Longer than the server's request timeout, so that slow senders get 408 and not 503. */
  receiveTimeoutMs: 20_000,
};
const UPLOAD_CONCURRENCY = 16;
const UPLOAD_QUEUE_SIZE = 256;

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
    limitUploadConcurrency(uploads, UPLOAD_CONCURRENCY, UPLOAD_QUEUE_SIZE);
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
