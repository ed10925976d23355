import {
  answerExchangeOfferEndpoint,
  exchangeOfferEndpoint,
  exchangeSwitchEndpoint,
  helloEndpoint,
  helloFormEndpoint,
  notificationsEndpoint,
  updateNotificationsEndpoint,
} from "@visita/domain/exchange/exchange.contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { answerOffer, findOffer, switchExchange } from "./exchange-switch.service.ts";
import { getHelloCard, leaveDetails, stampFor } from "./hello.service.ts";
import { helloVisitorOf } from "./hello-visitor.ts";
import { findNotifications, updateNotifications } from "./notification.service.ts";

export function exchangeRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, helloFormEndpoint, {
    handler: async ({ params }) => {
      const snapshot = await getHelloCard(context, params.username);
      return { stamp: stampFor(context, snapshot), fullname: snapshot.card.fullname };
    },
  });

  serve(app, helloEndpoint, {
    isAnonymous: true,
    handler: async ({ params, body, request }) => {
      const visitor = await helloVisitorOf(request, context.cookies.session);
      return leaveDetails(context, params.username, body, visitor);
    },
  });

  serve(app, exchangeSwitchEndpoint, {
    handler: async ({ params, body, request }) => {
      const { userid } = await request.requireAccount();
      await switchExchange(context, userid, params.cardid, body.exchange);
      return { exchange: body.exchange };
    },
  });

  serve(app, exchangeOfferEndpoint, {
    handler: async ({ request }) => {
      const { userid } = await request.requireAccount();
      return { cards: await findOffer(context, userid) };
    },
  });

  serve(app, answerExchangeOfferEndpoint, {
    handler: async ({ body, request }) => {
      const { userid } = await request.requireAccount();
      return { turnedOn: await answerOffer(context, userid, body.turnOn) };
    },
  });

  serve(app, notificationsEndpoint, {
    handler: async ({ request }) => {
      const { userid } = await request.requireAccount();
      return findNotifications(context, userid);
    },
  });

  serve(app, updateNotificationsEndpoint, {
    handler: async ({ body, request }) => {
      const { userid } = await request.requireAccount();
      return updateNotifications(context, userid, body);
    },
  });
}
