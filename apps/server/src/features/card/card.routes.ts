import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { HANDLER_TIMEOUT_MS } from "../../http/handler-timeout.ts";
import { limitUploads, uploadTimeoutMs } from "../../http/uploads.ts";
import { addCard, listCards, updateCard } from "./card.service.ts";
import { describePackage, isEstablished } from "./card-state.service.ts";
import { getEditableCard } from "./editable-card.service.ts";
import { checkUsername } from "./username.service.ts";
import { findOwnerStatus } from "./visible-card.service.ts";

/** A phone with a weak signal needs a minute for the largest. */
const UPLOAD_LIMITS = { received: 48, receivedPerNetwork: 12, handled: 16, receiveTimeoutMs: 80_000 };
const UPLOAD = {
  /** Bytes. Two images of one megabyte in base64, and the texts. */
  bodyLimit: 3 * 1024 * 1024,
  routeTimeoutMs: uploadTimeoutMs(UPLOAD_LIMITS, HANDLER_TIMEOUT_MS),
};

export async function cardRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  serve(app, "POST /api/card/checkcardusername", async ({ body, request }) => {
    const caller = await request.requireSelf(body.userid);
    return { exists: await checkUsername(context, caller.userid, body.username) };
  });

  serve(app, "GET /api/card/getcarddataforupdate/:cardid", ({ params, caller }) =>
    getEditableCard(context, caller.userid, params.cardid),
  );

  serve(app, "POST /api/card/getcards", async ({ body, request }) => {
    const caller = await request.requireSelf(body.userid);
    return { data: await listCards(context, caller.userid) };
  });

  await app.register(async (uploads) => {
    limitUploads(uploads, UPLOAD_LIMITS, (userid) => isEstablished(context, userid));
    serve(
      uploads,
      "POST /api/card/add",
      async ({ body, request }) => {
        const caller = await request.requireSelf(body.userid);
        return { message: TEXT.created, ...(await addCard(context, caller.userid, body)) };
      },
      UPLOAD,
    );

    serve(
      uploads,
      "PUT /api/card/updatecard/:cardid",
      async ({ params, body, request }) => {
        const caller = await request.requireSelf(body.userid);
        return {
          message: TEXT.updated,
          version: await updateCard(context, caller.userid, params.cardid, body),
        };
      },
      UPLOAD,
    );
  });
}

export function packageRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "GET /api/card/packagestatus/:userid", async ({ params, request }) => {
    const caller = await request.requireSelf(params.userid);
    return describePackage(context, caller.userid);
  });

  // Public, because a card shows more while its owner's plan is active. It reveals nothing else about the account.
  serve(app, "GET /api/card/cardcheckuserstatus/:id", async ({ params }) => ({
    status: await findOwnerStatus(context, params.id),
  }));
}
