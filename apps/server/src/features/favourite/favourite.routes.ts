import {
  addFavouriteEndpoint,
  isFavouriteEndpoint,
  listFavouritesEndpoint,
  removeFavouriteEndpoint,
} from "@visita/domain/favourite/favourite.contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { addFavourite, checkFavourite, listFavourites, removeFavourite } from "./favourite.service.ts";

export function favouriteRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, listFavouritesEndpoint, {
    handler: async ({ request }) => {
      const caller = await request.requireAccount();
      return { data: await listFavourites(context, caller.userid) };
    },
  });

  serve(app, addFavouriteEndpoint, {
    handler: async ({ body, request }) => {
      const caller = await request.requireSelf(body.ownerid);
      await addFavourite(context, caller.userid, body.cardid);
      return { success: true };
    },
  });

  serve(app, isFavouriteEndpoint, {
    handler: async ({ params, request }) => {
      const caller = await request.findCaller();
      return caller ? checkFavourite(context, caller.userid, params.cardid) : { success: false };
    },
  });

  serve(app, removeFavouriteEndpoint, {
    handler: async ({ params, request }) => {
      const caller = await request.requireAccount();
      await removeFavourite(context, caller.userid, params.cardid);
      return { success: true };
    },
  });
}
