import { MESSAGES } from "@visita/domain/messages";
import type { PublicSettings } from "@visita/domain/site/public-settings";
import Fastify, { type FastifyInstance, type FastifyServerFactory } from "fastify";
import type { Config } from "./config.ts";
import { openSessionDatabase, poolUseOf, type RootDb } from "./db/database.ts";
import { createPubSub, type PubSub } from "./db/pubsub.ts";
import { createReplicas, type Replicas } from "./db/replicas.ts";
import type { AccountContext } from "./features/account/account.context.ts";
import { COOKIES } from "./features/account/account.cookies.ts";
import { createAccounts } from "./features/account/account.setup.ts";
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
import { findSessionUser } from "./features/account/session.service.ts";
import { sessionListRoutes } from "./features/account/session-list.routes.ts";
import type { BillingContext } from "./features/billing/billing.context.ts";
import { billingRoutes } from "./features/billing/billing.routes.ts";
import { createBilling, hasProvider } from "./features/billing/billing.setup.ts";
import { sandboxRoutes } from "./features/billing/sandbox/sandbox.routes.ts";
import { webhookRoutes } from "./features/billing/webhook.routes.ts";
import type { CardContext } from "./features/card/card.context.ts";
import { cardRoutes } from "./features/card/card.routes.ts";
import { createCards } from "./features/card/card.setup.ts";
import { cardOwnershipRoutes } from "./features/card/card-ownership.routes.ts";
import { packageRoutes } from "./features/card/package.routes.ts";
import { contactRoutes } from "./features/contact/contact.routes.ts";
import { createContact } from "./features/contact/contact.setup.ts";
import { exportRoutes } from "./features/export/export.routes.ts";
import { createExports, type Exports } from "./features/export/export.setup.ts";
import { favouriteRoutes } from "./features/favourite/favourite.routes.ts";
import { createFavourites } from "./features/favourite/favourite.setup.ts";
import { importRoutes } from "./features/import/import.routes.ts";
import { createImports } from "./features/import/import.setup.ts";
import { beaconRoutes } from "./features/insight/beacon.routes.ts";
import type { InsightContext } from "./features/insight/insight.context.ts";
import { insightRoutes } from "./features/insight/insight.routes.ts";
import { createInsights } from "./features/insight/insight.setup.ts";
import type { LeaveContext } from "./features/leave/leave.context.ts";
import { leaveRoutes } from "./features/leave/leave.routes.ts";
import { createLeaving } from "./features/leave/leave.setup.ts";
import { createLimits } from "./features/limit/limit.setup.ts";
import { linkRoutes } from "./features/link/link.routes.ts";
import { createLinks } from "./features/link/link.setup.ts";
import { createMail, type MailContext } from "./features/mail/mail.setup.ts";
import { mailboxRoutes } from "./features/mail/mailbox.routes.ts";
import { mediaRoutes } from "./features/media/media.routes.ts";
import { createMedia, type MediaContext } from "./features/media/media.setup.ts";
import { type MetricsDeps, useMetrics } from "./features/metrics/metrics.setup.ts";
import { createCardCacheInvalidation } from "./features/public-card/card-cache-invalidation.ts";
import { cardLinkFileRoutes, cardLinkPageRoutes } from "./features/public-card/card-link.routes.ts";
import { PublicCardCache } from "./features/public-card/public-card.cache.ts";
import { cardPageRoutes, publicCardRoutes } from "./features/public-card/public-card.routes.ts";
import { createPublicCards } from "./features/public-card/public-card.setup.ts";
import { apiDocsRoutes } from "./features/system/api-docs.routes.ts";
import { healthRoutes } from "./features/system/health.routes.ts";
import type { Health } from "./features/system/health.service.ts";
import { manifestRoutes } from "./features/system/manifest.routes.ts";
import { sitemapRoutes } from "./features/system/sitemap.routes.ts";
import { createSystem } from "./features/system/system.setup.ts";
import { wellKnownRoutes } from "./features/system/well-known.routes.ts";
import { limitConnections } from "./http/connection-limit.ts";
import { useCookies } from "./http/cookies.ts";
import { sendError } from "./http/error-handler.ts";
import { fontFaceRoutes } from "./http/font-faces.ts";
import { useProxyWarning } from "./http/forwarded-headers.ts";
import { HANDLER_TIMEOUT_MS, useHandlerTimeout } from "./http/handler-timeout.ts";
import { type LogStream, useAccessLog } from "./http/log.ts";
import type { PageHost } from "./http/page-host.ts";
import { usePages } from "./http/pages.ts";
import { createRateLimit } from "./http/rate-limit.ts";
import { type SecurityHeaders, securityHeaders } from "./http/security-headers.ts";
import { MAX_CONNECTIONS, serverOptions } from "./http/server-options.ts";
import { useSessions } from "./http/session.ts";
import { settleUnreadBody } from "./http/unread-body.ts";
import { useStrictInput } from "./http/validation.ts";
import { AppError } from "./lib/app-error.ts";
import { JobFigures } from "./lib/job-figures.ts";
import { createPasswords, type Passwords } from "./lib/passwords.ts";
import { productVersion } from "./lib/product-version.ts";
import type { SecretKey } from "./lib/secret-key.ts";

declare module "fastify" {
  interface FastifyInstance {
    accounts: AccountContext;
    billing: BillingContext;
    cards: CardContext;
    config: Config;
    db: RootDb;
    exports: Exports;
    health: Health;
    insights: InsightContext;
    jobFigures: JobFigures;
    leaving: LeaveContext;
    mail: MailContext;
    media: MediaContext;
    pubsub: PubSub;
    replicas: Replicas;
    /** Epoch milliseconds. All code that depends on the time reads it here, so that tests can move the clock. */
    now: () => number;
    publicSettings: PublicSettings;
  }
}

export type AppDeps = {
  config: Config;
  db: RootDb;
  secretKey: SecretKey;
  now?: () => number;
  passwords?: Passwords;
  /** Left out by tests of the API. */
  pages?: PageHost;
  logStream?: LogStream;
  /** Lets the development server handle requests before the product does. */
  serverFactory?: FastifyServerFactory;
};

/** Vite compiles a page when it is first requested. */
const DEVELOPMENT_TIMEOUT_MS = 120_000;

/** Builds the app without listening and without starting background work. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    ...serverOptions(deps.config, deps.logStream ?? process.stdout),
    ...(deps.serverFactory && { serverFactory: deps.serverFactory }),
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  limitConnections(app.server, deps.config);
  const features = createFeatures(app, deps);
  const headers = securityHeaders(deps.config);

  useHandlerTimeout(app, deps.serverFactory ? DEVELOPMENT_TIMEOUT_MS : HANDLER_TIMEOUT_MS);
  useAccessLog(app);
  useProxyWarning(app);
  // Callback style: on every request, a promise would cost more than the hook's work.
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers.everywhere).header("x-request-id", request.id);
    if (app.health.isDraining) reply.header("connection", "close");
    // Before the body is read: the not-found handler has no timeout of its own.
    if (request.is404) notFound();
    done();
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    settleUnreadBody(request, reply, !app.health.isDraining);
    done();
  });
  useStrictInput(app);
  await useCookies(app);
  useSessions(app, {
    cookie: COOKIES.session,
    findUser: (token) => findSessionUser(app.db, token, app.now()),
  });
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(notFound);
  if (deps.config.metricsToken) await useMetrics(app, metricsOf(app, deps.config.metricsToken, features));
  await useRoutes(app, features, headers, deps.pages);
  return app;
}

/** Builds every feature's context and decorates the app with what hooks, jobs and tests reach. */
function createFeatures(
  app: FastifyInstance,
  { config, db, secretKey, pages, now = Date.now, passwords = createPasswords() }: AppDeps,
) {
  const shared = { config, db, secretKey, now, log: app.log, limits: createLimits({ config, db, now }) };
  const pubsub = createPubSub({ target: config.database, log: app.log });
  const { database } = config;
  // Connections of their own on PostgreSQL: a lock may be waited for longer than a request's queries may take.
  const sessions = database.kind === "postgres" ? openSessionDatabase(database) : db;
  const replicas = createReplicas({ db, target: database, pubsub, log: app.log });
  const cache = new PublicCardCache(now);
  const invalidation = createCardCacheInvalidation(cache, pubsub);
  const system = createSystem({ ...shared, replicas });
  const mail = createMail(shared);
  const accounts = createAccounts({ ...shared, passwords, mail });
  const billing = createBilling({
    ...shared,
    sessions,
    mail,
    planChanged: invalidation.planChanged,
    deliver: deliverTo(app),
  });
  const media = createMedia({ ...shared, pubsub, replicas });
  const cards = createCards({ ...shared, billing, images: media.images, invalidation });
  const links = createLinks({ ...shared, cards });
  const insights = createInsights({ ...shared, cards, replicas });
  const publicCards = createPublicCards({
    ...shared,
    cards,
    links,
    media: media.reader,
    cache,
    replicas,
  });
  const favourites = createFavourites({ ...shared, cards });
  const contact = createContact({ ...shared, mail });
  const exports = createExports({ ...shared, mail, cards, billing, media: media.reader, pages });
  const imports = createImports({ ...shared, cards });
  const leaving = createLeaving({
    ...shared,
    accounts,
    billing,
    cards,
    ownerChanged: invalidation.planChanged,
    forgetRecipient: mail.forgetRecipient,
  });

  const { health, publicSettings } = system;
  app.decorate("config", config).decorate("db", db).decorate("now", now).decorate("pubsub", pubsub);
  app.decorate("health", health).decorate("publicSettings", publicSettings).decorate("mail", mail);
  app.decorate("accounts", accounts).decorate("billing", billing).decorate("cards", cards);
  app.decorate("insights", insights).decorate("media", media).decorate("replicas", replicas);
  app.decorate("jobFigures", new JobFigures());
  app.decorate("exports", exports).decorate("leaving", leaving);
  app.addHook("preClose", async () => {
    await Promise.all([billing.sandbox?.settle(), exports.worker.stop()]);
  });
  app.addHook("onClose", async () => {
    health.stop();
    await insights.recorder.stop();
    await mail.stop();
    await pubsub.stop();
    await replicas.stop();
    if (sessions !== db) await sessions.destroy();
  });
  return {
    system,
    mail,
    accounts,
    billing,
    media,
    cards,
    links,
    insights,
    publicCards,
    favourites,
    contact,
    exports,
    imports,
    leaving,
    cache,
  };
}

type Features = ReturnType<typeof createFeatures>;

async function useRoutes(
  app: FastifyInstance,
  {
    system,
    mail,
    accounts,
    billing,
    media,
    cards,
    links,
    insights,
    publicCards,
    favourites,
    contact,
    exports,
    imports,
    leaving,
  }: Features,
  headers: SecurityHeaders,
  pageHost: PageHost | undefined,
): Promise<void> {
  // Without the rate limit: probes and payment events come often, and from few addresses.
  await app.register(async (unlimited) => {
    unlimited.addHook("onRequest", async (_request, reply) => void reply.headers(headers.api));
    await unlimited.register(healthRoutes, { context: system });
    if (hasProvider(billing)) await unlimited.register(webhookRoutes, { context: billing });
  });

  await app.register(async (api) => {
    const limitRate = createRateLimit(app, 100, 300);
    api.addHook("onRequest", (request, reply, done) => {
      reply.headers(headers.api);
      limitRate(request);
      done();
    });
    await api.register(sessionRoutes, { context: accounts });
    await api.register(registerRoutes, { context: accounts });
    await api.register(loginRoutes, { context: accounts });
    await api.register(recoveryRoutes, { context: accounts });
    await api.register(passwordRoutes, { context: accounts });
    await api.register(nameRoutes, { context: accounts });
    await api.register(emailChangeRoutes, { context: accounts });
    await api.register(sessionListRoutes, { context: accounts });
    await api.register(reauthenticationRoutes, { context: accounts });
    await api.register(passkeyRoutes, { context: accounts });
    await api.register(passkeyLoginRoutes, { context: accounts });
    await api.register(geoRoutes, { context: accounts });
    await api.register(billingRoutes, { context: billing });
    await api.register(packageRoutes, { context: cards });
    await api.register(cardRoutes, { context: cards });
    await api.register(cardOwnershipRoutes, { context: cards });
    await api.register(linkRoutes, { context: links });
    await api.register(insightRoutes, { context: insights });
    await api.register(favouriteRoutes, { context: favourites });
    await api.register(contactRoutes, { context: contact });
    await api.register(exportRoutes, { context: exports });
    await api.register(importRoutes, { context: imports });
    await api.register(leaveRoutes, { context: leaving, cookies: COOKIES });
    await api.register(apiDocsRoutes, { sessionCookie: COOKIES.session });
    await api.register(manifestRoutes);
    await api.register(sitemapRoutes);
    await api.register(wellKnownRoutes);
    api.all("/api/*", { onRequest: notFound }, notFound);
  });

  await app.register(async (beacons) => {
    beacons.addHook("onRequest", (_request, reply, done) => {
      reply.headers(headers.api);
      done();
    });
    await beacons.register(beaconRoutes, { context: insights, sessionCookie: COOKIES.session });
  });
  await app.register(mediaRoutes, { media: media.reader });
  await app.register(publicCardRoutes, { context: publicCards });
  await app.register(cardLinkFileRoutes, { context: publicCards });
  if (billing.sandbox) await app.register(sandboxRoutes, { sandbox: billing.sandbox });
  if (!pageHost) return void (await app.register(mailboxRoutes, { mailbox: mail.mailbox }));
  await app.register(async (pages) => {
    await usePages(pages, { host: pageHost });
    await pages.register(fontFaceRoutes, { host: pageHost });
    await pages.register(mailboxRoutes, { mailbox: mail.mailbox });
    await pages.register(cardPageRoutes, { context: publicCards, host: pageHost });
    await pages.register(cardLinkPageRoutes, { context: publicCards, host: pageHost });
  });
}

function metricsOf(app: FastifyInstance, token: string, { cache, mail, media, insights }: Features): MetricsDeps {
  return {
    token,
    sources: {
      version: productVersion(),
      now: app.now,
      cardCache: () => cache.figures(),
      countMails: () => mail.count(),
      jobs: () => app.jobFigures.all(),
      pool: () => poolUseOf(app.db),
      replicas: () => app.replicas.states(),
      visits: () => insights.recorder.figures(),
      mediaStore: () => media.objects?.figures(),
    },
  };
}

/** Sandbox events take the same path as Stripe's: through the webhook route, with a signature. */
function deliverTo(app: FastifyInstance) {
  return async (raw: Buffer, signature: string): Promise<void> => {
    const { statusCode } = await app.inject({
      method: "POST",
      url: "/api/billing/webhook",
      headers: { "content-type": "application/json", "stripe-signature": signature },
      payload: raw,
    });
    if (statusCode !== 200) throw new Error(`the webhook answered a sandbox event with ${statusCode}`);
  };
}

function notFound(): never {
  throw new AppError("not_found", MESSAGES.notFound);
}
