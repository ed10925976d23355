import { updateNameEndpoint } from "@visita/domain/account/name.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/endpoint.ts";
import type { AccountContext } from "./account.context.ts";
import { changeName } from "./account.service.ts";

export async function nameRoutes(
  app: FastifyInstance,
  { context }: { context: AccountContext },
): Promise<void> {
  serve(app, updateNameEndpoint, {
    handler: async ({ body, request }) => {
      const caller = await request.requireAccount();
      return { user: await changeName(context.db, caller, body), message: TEXT.nameSaved };
    },
  });
}
