import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { addFavourite, checkFavourite, listFavourites, removeFavourite } from "./favourite.service.ts";

export function favouriteRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "POST /api/com/fav", async ({ caller }) => ({
    data: await listFavourites(context, caller.userid),
  }));

  serve(app, "POST /api/com/addfavourite", async ({ body, request }) => {
    const caller = await request.requireSelf(body.ownerid);
    await addFavourite(context, caller.userid, body.cardid);
    return { success: true };
  });

  serve(app, "GET /api/com/isfavourite/:cardid", async ({ params, request }) => {
    const caller = await request.findCaller();
    return caller ? checkFavourite(context, caller.userid, params.cardid) : { success: false };
  });

  serve(app, "DELETE /api/com/removefavourite/:cardid", async ({ params, caller }) => {
    await removeFavourite(context, caller.userid, params.cardid);
    return { success: true };
  });
}
