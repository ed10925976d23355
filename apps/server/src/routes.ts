import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance } from "fastify";
import { exampleRoutes } from "./demo/example.routes.ts";
import { COOKIES } from "./features/account/account.cookies.ts";
import { emailChangeRoutes } from "./features/account/email-change.routes.ts";
import { geoRoutes } from "./features/account/geo.routes.ts";
import { loginRoutes } from "./features/account/login.routes.ts";
import { nameRoutes } from "./features/account/name.routes.ts";
import { passkeyLoginRoutes, passkeyRoutes } from "./features/account/passkey.routes.ts";
import { passwordRoutes } from "./features/account/password.routes.ts";
import { reauthenticationRoutes } from "./features/account/reauthentication.routes.ts";
import { recoveryRoutes } from "./features/account/recovery.routes.ts";
import { registerRoutes } from "./features/account/register.routes.ts";
import { sessionRoutes } from "./features/account/session.routes.ts";
import { sessionListRoutes } from "./features/account/session-list.routes.ts";
import { addressBookRoutes } from "./features/address-book/address-book.routes.ts";
import { peopleExportRoutes, peopleImportRoutes } from "./features/address-book/people-files.routes.ts";
import { adminRoutes } from "./features/admin/admin.routes.ts";
import { billingRoutes } from "./features/billing/billing.routes.ts";
import { hasProvider } from "./features/billing/billing.setup.ts";
import { sandboxRoutes } from "./features/billing/sandbox/sandbox.routes.ts";
import { webhookRoutes } from "./features/billing/webhook.routes.ts";
import { cardRoutes } from "./features/card/card.routes.ts";
import { cardOwnershipRoutes } from "./features/card/card-ownership.routes.ts";
import { packageRoutes } from "./features/card/package.routes.ts";
import { contactRoutes } from "./features/contact/contact.routes.ts";
import { exchangeRoutes } from "./features/exchange/exchange.routes.ts";
import { helloPageRoutes } from "./features/exchange/hello-page.routes.ts";
import { stopMailsRoutes } from "./features/exchange/stop-mails.routes.ts";
import { exportRoutes } from "./features/export/export.routes.ts";
import { favouriteRoutes } from "./features/favourite/favourite.routes.ts";
import { firstRunRoutes } from "./features/first-run/first-run.routes.ts";
import { importRoutes } from "./features/import/import.routes.ts";
import { beaconRoutes } from "./features/insight/beacon.routes.ts";
import { insightRoutes } from "./features/insight/insight.routes.ts";
import { kitRoutes } from "./features/kit/kit.routes.ts";
import { leaveRoutes } from "./features/leave/leave.routes.ts";
import { linkRoutes } from "./features/link/link.routes.ts";
import { mailboxRoutes } from "./features/mail/mailbox.routes.ts";
import { mediaRoutes } from "./features/media/media.routes.ts";
import { cardLinkFileRoutes, cardLinkPageRoutes } from "./features/public-card/card-link.routes.ts";
import { cardPageRoutes, publicCardRoutes } from "./features/public-card/public-card.routes.ts";
import { reportRoutes } from "./features/report/report.routes.ts";
import { apiDocsRoutes } from "./features/system/api-docs.routes.ts";
import { healthRoutes } from "./features/system/health.routes.ts";
import { manifestRoutes } from "./features/system/manifest.routes.ts";
import { sitemapRoutes } from "./features/system/sitemap.routes.ts";
import { wellKnownRoutes } from "./features/system/well-known.routes.ts";
import type { Features } from "./features.ts";
import { fontFaceRoutes } from "./http/font-faces.ts";
import type { PageHost } from "./http/page-host.ts";
import { usePages } from "./http/pages.ts";
import { createRateLimit } from "./http/rate-limit.ts";
import type { SecurityHeaders } from "./http/security-headers.ts";
import { AppError } from "./lib/app-error.ts";

export async function useRoutes(
  app: FastifyInstance,
  features: Features,
  headers: SecurityHeaders,
  pageHost: PageHost | undefined,
): Promise<void> {
  // Without the rate limit: probes and payment events come often, and from few addresses.
  await app.register(async (unlimited) => {
    unlimited.addHook("onRequest", async (_request, reply) => void reply.headers(headers.api));
    await healthRoutes(unlimited, { context: features.system });
    if (hasProvider(features.billing)) await unlimited.register(webhookRoutes, { context: features.billing });
  });

  await app.register(async (api) => {
    const limitRate = createRateLimit(app, 100, 300);
    api.addHook("onRequest", (request, reply, done) => {
      reply.headers(headers.api);
      limitRate(request);
      done();
    });
    // Called, not registered: none has hooks or parsers of its own, and each scope adds a millisecond to the start.
    await sessionRoutes(api, { context: features.accounts });
    await registerRoutes(api, { context: features.accounts });
    await loginRoutes(api, { context: features.accounts });
    await recoveryRoutes(api, { context: features.accounts });
    await passwordRoutes(api, { context: features.accounts });
    await nameRoutes(api, { context: features.accounts });
    await emailChangeRoutes(api, { context: features.accounts });
    await sessionListRoutes(api, { context: features.accounts });
    await reauthenticationRoutes(api, { context: features.accounts });
    await passkeyRoutes(api, { context: features.accounts });
    await passkeyLoginRoutes(api, { context: features.accounts });
    await geoRoutes(api, { context: features.accounts });
    await billingRoutes(api, { context: features.billing });
    await packageRoutes(api, { context: features.cards });
    await cardRoutes(api, { context: features.cards });
    await cardOwnershipRoutes(api, { context: features.cards });
    await linkRoutes(api, { context: features.links });
    await insightRoutes(api, { context: features.insights });
    await firstRunRoutes(api, { context: features.firstRun });
    await kitRoutes(api, { context: features.kit });
    await favouriteRoutes(api, { context: features.favourites });
    await contactRoutes(api, { context: features.contact });
    await exchangeRoutes(api, { context: features.exchange, sessionCookie: COOKIES.session });
    await addressBookRoutes(api, { context: features.addressBook });
    await peopleExportRoutes(api, { context: features.addressBook });
    await peopleImportRoutes(api, { context: features.addressBook });
    await exportRoutes(api, { context: features.exports });
    await importRoutes(api, { context: features.imports });
    await leaveRoutes(api, { context: features.leaving, cookies: COOKIES });
    await reportRoutes(api, { context: features.reports });
    await adminRoutes(api, { context: features.admin, cookies: COOKIES });
    await apiDocsRoutes(api, { sessionCookie: COOKIES.session });
    await manifestRoutes(api);
    await sitemapRoutes(api, { context: features.cards });
    await wellKnownRoutes(api);
    api.all("/api/*", { onRequest: notFound }, notFound);
  });

  await app.register(async (beacons) => {
    beacons.addHook("onRequest", (_request, reply, done) => {
      reply.headers(headers.api);
      done();
    });
    await beacons.register(beaconRoutes, { context: features.insights, sessionCookie: COOKIES.session });
  });
  await app.register(stopMailsRoutes, { context: features.exchange });
  await mediaRoutes(app, {
    media: features.media.reader,
    pictures: features.pictures,
    admins: features.admin.adminEmails,
  });
  await app.register(publicCardRoutes, { context: features.publicCards });
  await app.register(cardLinkFileRoutes, { context: features.publicCards });
  await app.register(exampleRoutes, { context: features.accounts, sessionCookie: COOKIES.session });
  if (features.billing.sandbox) await app.register(sandboxRoutes, { sandbox: features.billing.sandbox });
  if (!pageHost) return void (await app.register(mailboxRoutes, { mailbox: features.mail.mailbox }));
  await app.register(async (pages) => {
    await usePages(pages, { host: pageHost });
    await pages.register(fontFaceRoutes, { host: pageHost });
    await pages.register(mailboxRoutes, { mailbox: features.mail.mailbox });
    await pages.register(cardPageRoutes, { context: features.publicCards, host: pageHost });
    await pages.register(cardLinkPageRoutes, { context: features.publicCards, host: pageHost });
    await pages.register(helloPageRoutes, {
      context: features.exchange,
      host: pageHost,
      sessionCookie: COOKIES.session,
    });
  });
}

export function notFound(): never {
  throw new AppError("not_found", MESSAGES.notFound);
}
