import { ACCOUNT_MESSAGES } from "@visita/domain/account/account.messages";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppContext } from "../../../core/app-context.ts";
import { serve } from "../../../http/endpoint.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { COOKIES } from "../account.cookies.ts";
import {
  addPasskey,
  beginAddingPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from "./passkey.service.ts";
import { beginPasskeyLogin, logInWithPasskey, reauthenticateWithPasskey } from "./passkey-login.service.ts";
import { confirmPasskey, keepPasskey } from "./passkey-review.service.ts";

export function passkeyRoutes(app: FastifyInstance, context: AppContext): void {
  const callerOf = async (request: FastifyRequest) => ({
    ...visitorOf(request),
    accountId: (await request.requireAccount()).userid,
    sessionToken: request.readCookie(COOKIES.session) ?? "",
  });

  serve(app, "GET /api/account/passkeys", async ({ request }) =>
    listPasskeys(context, (await callerOf(request)).accountId),
  );

  serve(app, "POST /api/account/passkeys/options", async ({ request }) => {
    const options = await beginAddingPasskey(context, await callerOf(request));
    return { options: { ...options } };
  });

  serve(app, "POST /api/account/passkeys", async ({ body, request }) => {
    const passkey = await addPasskey(context, body.name, body.credential, await callerOf(request));
    return { passkey, message: TEXT.passkeyAdded };
  });

  serve(app, "PUT /api/account/passkeys/:passkeyid", async ({ params, body, request }) => {
    const { accountId } = await callerOf(request);
    await renamePasskey(context, accountId, params.passkeyid, body.name);
    return { message: TEXT.passkeyRenamed };
  });

  serve(app, "DELETE /api/account/passkeys/:passkeyid", async ({ params, body, request }) => {
    const caller = await callerOf(request);
    const browserToken = request.readCookie(COOKIES.passkey);
    await removePasskey(context, params.passkeyid, caller, { ...caller, ...body, browserToken });
    return { message: TEXT.passkeyRemoved };
  });

  serve(app, "POST /api/account/passkeys/:passkeyid/keep", async ({ params, request }) => {
    const { isMailed } = await keepPasskey(context, (await callerOf(request)).accountId, params.passkeyid);
    return { isMailed, message: isMailed ? TEXT.passkeyLinkSent : TEXT.passkeyKept };
  });

  serve(app, "POST /api/account/passkeys/confirm", async ({ body }) => {
    await confirmPasskey(context, body.token);
    return { message: TEXT.passkeyOnAgain };
  });
}

export function passkeyLoginRoutes(app: FastifyInstance, context: AppContext): void {
  const browserOf = (request: FastifyRequest) => ({
    ...visitorOf(request),
    browserToken: request.readCookie(COOKIES.passkey),
    sessionToken: request.readCookie(COOKIES.session),
    deviceToken: request.readCookie(COOKIES.device),
  });

  serve(app, "POST /api/auth/passkey/options", async ({ request, reply }) => {
    const { options, browserToken } = await beginPasskeyLogin(context, browserOf(request));
    reply.giveCookie(COOKIES.passkey, browserToken);
    return { options };
  });

  serve(app, "POST /api/auth/passkey", async ({ body, request, reply }) => {
    const browser = browserOf(request);
    const result = await logInWithPasskey(context, body.credential, body.metadata, browser);
    reply.giveCookie(COOKIES.session, result.sessionToken);
    if (result.deviceToken) reply.giveCookie(COOKIES.device, result.deviceToken);
    reply.dropCookie(COOKIES.passkey);
    return { ...result.user, message: ACCOUNT_MESSAGES.loginSuccessful };
  });

  serve(app, "POST /api/account/reauthenticate/passkey", async ({ body, request, reply, caller }) => {
    const browser = browserOf(request);
    const sessionToken = browser.sessionToken ?? "";
    await reauthenticateWithPasskey(context, caller.userid, body.credential, { ...browser, sessionToken });
    reply.dropCookie(COOKIES.passkey);
    return { message: TEXT.confirmed };
  });
}
