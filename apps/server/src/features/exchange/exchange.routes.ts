import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { findSharingTeam } from "../card/team-card.service.ts";
import { answerOffer, findOffer, switchExchange } from "./exchange-switch.service.ts";
import { stampFor } from "./form-stamp.service.ts";
import { getHelloCard, leaveDetails } from "./hello.service.ts";
import { helloVisitorOf } from "./hello-visitor.ts";
import { findNotifications, updateNotifications } from "./notification.service.ts";

export function exchangeRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "GET /api/public/hello/:username", async ({ params }) => {
    const snapshot = await getHelloCard(context, params.username);
    const { cardid, fullname } = snapshot.card;
    const team = await findSharingTeam(context.db, cardid);
    return { stamp: stampFor(context, cardid), fullname, sharedWith: team?.name ?? null };
  });

  serve(
    app,
    "POST /api/public/hello/:username",
    async ({ params, body, request }) => {
      const visitor = await helloVisitorOf(request, context.cookies.session);
      return leaveDetails(context, params.username, body, visitor);
    },
    { isAnonymous: true },
  );

  serve(app, "PATCH /api/card/exchange/:cardid", async ({ params, body, caller }) => {
    await switchExchange(context, caller.userid, params.cardid, body.exchange);
    return { exchange: body.exchange };
  });

  serve(app, "GET /api/exchange/offer", async ({ caller }) => ({
    cards: await findOffer(context, caller.userid),
  }));

  serve(app, "POST /api/exchange/offer", async ({ body, caller }) => ({
    turnedOn: await answerOffer(context, caller.userid, body.turnOn),
  }));

  serve(app, "GET /api/account/notifications", ({ caller }) => findNotifications(context, caller.userid));

  serve(app, "PATCH /api/account/notifications", ({ body, caller }) =>
    updateNotifications(context, caller.userid, body),
  );
}
