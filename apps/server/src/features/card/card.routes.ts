import { ownerStatusEndpoint, packageStatusEndpoint } from "@visita/domain/billing/billing.contract";
import {
  addCardEndpoint,
  checkUsernameEndpoint,
  editableCardEndpoint,
  listCardsEndpoint,
  updateCardEndpoint,
} from "@visita/domain/card/card.contract";
import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { HANDLER_TIMEOUT_MS } from "../../http/handler-timeout.ts";
import { limitUploads, uploadTimeoutMs } from "../../http/uploads.ts";
import { addCard, getEditableCard, listCards, updateCard } from "./card.service.ts";
import { describePackage, isEstablished } from "./card-state.service.ts";
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
  serve(app, checkUsernameEndpoint, async ({ body, request }) => {
    const caller = await request.requireSelf(body.userid);
    return { exists: await checkUsername(context, caller.userid, body.username) };
  });

  serve(app, editableCardEndpoint, ({ params, caller }) =>
    getEditableCard(context, caller.userid, params.cardid),
  );

  serve(app, listCardsEndpoint, async ({ body, request }) => {
    const caller = await request.requireSelf(body.userid);
    return { data: await listCards(context, caller.userid) };
  });

  await app.register(async (uploads) => {
    limitUploads(uploads, UPLOAD_LIMITS, (userid) => isEstablished(context, userid));
    serve(
      uploads,
      addCardEndpoint,
      async ({ body, request }) => {
        const caller = await request.requireSelf(body.userid);
        return { message: TEXT.created, ...(await addCard(context, caller.userid, body)) };
      },
      UPLOAD,
    );

    serve(
      uploads,
      updateCardEndpoint,
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
  serve(app, packageStatusEndpoint, async ({ params, request }) => {
    const caller = await request.requireSelf(params.userid);
    return describePackage(context, caller.userid);
  });

  // Public, because a card shows more while its owner's plan is active. It reveals nothing else about the account.
  serve(app, ownerStatusEndpoint, async ({ params }) => ({
    status: await findOwnerStatus(context, params.id),
  }));
}
