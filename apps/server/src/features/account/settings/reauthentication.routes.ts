import { reauthenticateEndpoint } from "@visita/domain/account/reauthentication.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../../core/app-context.ts";
import { serve } from "../../../http/endpoint.ts";
import { COOKIES } from "../account.cookies.ts";
import { reauthenticate } from "./reauthentication.service.ts";

export function reauthenticationRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, reauthenticateEndpoint, async ({ body, request, caller }) => {
    await reauthenticate(context, caller.userid, body.password, request.readCookie(COOKIES.session) ?? "");
    return { message: TEXT.confirmed };
  });
}
