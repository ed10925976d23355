import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import {
  changeUsernameEndpoint,
  deleteCardEndpoint,
  indexableCardEndpoint,
  orderCardsEndpoint,
  pauseCardEndpoint,
  restoreCardEndpoint,
  showCardEndpoint,
  usernameChangesEndpoint,
} from "@visita/domain/card/card-ownership.contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { deleteCard, restoreCard } from "./card-deletion.service.ts";
import { orderCards, setIndexable, setPaused } from "./card-state.service.ts";
import { changeUsername, findUsernameChanges } from "./username-change.service.ts";

export function cardOwnershipRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, pauseCardEndpoint, {
    handler: async ({ params, request }) => {
      const caller = await request.requireAccount();
      return { pausedAt: await setPaused(context, caller.userid, params.cardid, true) };
    },
  });

  serve(app, showCardEndpoint, {
    handler: async ({ params, request }) => {
      const caller = await request.requireAccount();
      return { pausedAt: await setPaused(context, caller.userid, params.cardid, false) };
    },
  });

  serve(app, indexableCardEndpoint, {
    handler: async ({ params, body, request }) => {
      const caller = await request.requireAccount();
      await setIndexable(context, caller.userid, params.cardid, body.indexable);
      return { indexable: body.indexable };
    },
  });

  serve(app, deleteCardEndpoint, {
    handler: async ({ params, body, request }) => {
      const caller = await request.requireAccount();
      return { undoUntil: await deleteCard(context, caller.userid, params.cardid, body) };
    },
  });

  serve(app, restoreCardEndpoint, {
    handler: async ({ params, request }) => {
      const caller = await request.requireAccount();
      await restoreCard(context, caller.userid, params.cardid);
      return { message: TEXT.restored };
    },
  });

  serve(app, usernameChangesEndpoint, {
    handler: async ({ params, request }) => {
      const caller = await request.requireAccount();
      return findUsernameChanges(context, caller.userid, params.cardid);
    },
  });

  serve(app, changeUsernameEndpoint, {
    handler: async ({ params, body, request }) => {
      const caller = await request.requireAccount();
      return changeUsername(context, caller.userid, params.cardid, body.username);
    },
  });

  serve(app, orderCardsEndpoint, {
    handler: async ({ body, request }) => {
      const caller = await request.requireAccount();
      await orderCards(context, caller.userid, body.cardids);
      return { message: TEXT.orderSaved };
    },
  });
}
