import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { acceptPlainForms, plainFormOf } from "../../http/plain-forms.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { DAV_ROOT } from "./dav-path.ts";
import { requirePrivateConnection } from "./device-authentication.ts";
import { signInDevice } from "./device-sign-in.service.ts";
import { mobileProfile } from "./mobile-profile.ts";

/**
 * The configuration profile for iPhones, as a form posts it from the page that shows the password: this once it can stand in
 * the profile. The phone need not be signed in.
 */
export function profileRoutes(app: FastifyInstance, context: AppContext): void {
  const limitRate = createRateLimit(app, 30, 30);
  acceptPlainForms(app);

  app.post(`${DAV_ROOT}profile`, async (request, reply) => {
    limitRate(request);
    requirePrivateConnection(context, request);
    const form = new URLSearchParams(plainFormOf(request));
    const password = form.get("password") ?? "";
    const { userid, email } = await signInDevice(context, {
      email: form.get("username") ?? "",
      password,
      ip: request.ip,
    });
    const { brand, publicUrl } = context.config;
    return reply
      .header("content-disposition", 'attachment; filename="address-books.mobileconfig"')
      .type("application/x-apple-aspen-config")
      .send(mobileProfile({ brand, publicUrl, userid, email, password }));
  });
}
