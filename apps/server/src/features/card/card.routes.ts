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
import type { CardContext } from "./card.context.ts";
import { addCard, getEditableCard, listCards, updateCard } from "./card.service.ts";
import { isUsernameTaken } from "./username.service.ts";

/** Two pictures of one megabyte in base64, and the words around them. */
const CARD_BYTES = 3 * 1024 * 1024;

export async function cardRoutes(app: FastifyInstance, { context }: { context: CardContext }): Promise<void> {
  serve(app, checkUsernameEndpoint, {
    handler: async ({ body, request }) => {
      const caller = await request.requireSelf(body.userid);
      return { exists: await isUsernameTaken(context, caller.userid, body.username) };
    },
  });

  serve(app, addCardEndpoint, {
    bodyLimit: CARD_BYTES,
    handler: async ({ body, request }) => {
      const caller = await request.requireSelf(body.userid);
      return { message: TEXT.created, ...(await addCard(context, caller.userid, body)) };
    },
  });

  serve(app, editableCardEndpoint, {
    handler: async ({ params, request }) => {
      const caller = await request.requireAccount();
      return getEditableCard(context, caller.userid, params.cardid);
    },
  });

  serve(app, updateCardEndpoint, {
    bodyLimit: CARD_BYTES,
    handler: async ({ params, body, request }) => {
      const caller = await request.requireSelf(body.userid);
      return {
        message: TEXT.updated,
        version: await updateCard(context, caller.userid, params.cardid, body),
      };
    },
  });

  serve(app, listCardsEndpoint, {
    handler: async ({ body, request }) => {
      const caller = await request.requireSelf(body.userid);
      return { data: await listCards(context, caller.userid) };
    },
  });
}
