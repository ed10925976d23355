import { updateNameEndpoint } from "@visita/domain/account/name.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../../core/app-context.ts";
import { serve } from "../../../http/endpoint.ts";
import { changeName } from "../account.service.ts";

export function nameRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, updateNameEndpoint, async ({ body, caller }) => ({
    user: await changeName(context.db, caller, body),
    message: TEXT.nameSaved,
  }));
}
