import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { deleteCard, restoreCard } from "./card-deletion.service.ts";
import { orderCards, setIndexable, setPaused } from "./card-state.service.ts";
import { changeUsername, findUsernameChanges } from "./username-change.service.ts";

export function cardOwnershipRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "POST /api/card/pause/:cardid", async ({ params, caller }) => ({
    pausedAt: await setPaused(context, caller.userid, params.cardid, true),
  }));

  serve(app, "POST /api/card/show/:cardid", async ({ params, caller }) => ({
    pausedAt: await setPaused(context, caller.userid, params.cardid, false),
  }));

  serve(app, "PATCH /api/card/indexable/:cardid", async ({ params, body, caller }) => {
    await setIndexable(context, caller.userid, params.cardid, body.indexable);
    return { indexable: body.indexable };
  });

  serve(app, "POST /api/card/delete/:cardid", async ({ params, body, caller }) => ({
    undoUntil: await deleteCard(context, caller.userid, params.cardid, body),
  }));

  serve(app, "POST /api/card/restore/:cardid", async ({ params, caller }) => {
    await restoreCard(context, caller.userid, params.cardid);
    return { message: TEXT.restored };
  });

  serve(app, "GET /api/card/usernamechanges/:cardid", ({ params, caller }) =>
    findUsernameChanges(context, caller.userid, params.cardid),
  );

  serve(app, "PUT /api/card/changeusername/:cardid", ({ params, body, caller }) =>
    changeUsername(context, caller.userid, params.cardid, body.username),
  );

  serve(app, "PUT /api/card/order", async ({ body, caller }) => {
    await orderCards(context, caller.userid, body.cardids);
    return { message: TEXT.orderSaved };
  });
}
