import { MESSAGES } from "@visita/domain/messages";
import type { PublicSettings } from "@visita/domain/site/public-settings";
import Fastify, { type FastifyInstance, type FastifyServerFactory } from "fastify";
import type { Config } from "./config.ts";
import type { RootDb } from "./db/database.ts";
import type { PubSub } from "./db/pubsub.ts";
import { type AccountContext, createAccountContext } from "./features/account/account.context.ts";
import { geoRoutes } from "./features/account/geo.routes.ts";
import { loginRoutes } from "./features/account/login.routes.ts";
import { passwordRoutes } from "./features/account/password.routes.ts";
import { recoveryRoutes } from "./features/account/recovery.routes.ts";
import { registerRoutes } from "./features/account/register.routes.ts";
import { sessionRoutes } from "./features/account/session.routes.ts";
import { billingRoutes } from "./features/billing/billing.routes.ts";
import { type Billing, createBilling, hasProvider } from "./features/billing/billing.setup.ts";
import { sandboxRoutes } from "./features/billing/sandbox/sandbox.routes.ts";
import { webhookRoutes } from "./features/billing/webhook.routes.ts";
import type { CardContext } from "./features/card/card.context.ts";
import { cardRoutes } from "./features/card/card.routes.ts";
import { createCardContext, createCardNews } from "./features/card/card.setup.ts";
import { cardPageRoutes } from "./features/card/card-page.routes.ts";
import { packageRoutes } from "./features/card/package.routes.ts";
import { publicCardRoutes } from "./features/card/public-card.routes.ts";
import { findQrTarget } from "./features/card/public-card.service.ts";
import { qrRoutes } from "./features/card/qr.routes.ts";
import { contactRoutes } from "./features/contact/contact.routes.ts";
import { favouriteRoutes } from "./features/favourite/favourite.routes.ts";
import { createMailSystem, type MailSystem } from "./features/mail/mail-system.ts";
import { mailboxRoutes } from "./features/mail/mailbox.routes.ts";
import { mediaRoutes } from "./features/media/media.routes.ts";
import { apiDocsRoutes } from "./features/system/api-docs.routes.ts";
import { type Health, watchHealth } from "./features/system/health.service.ts";
import { manifestRoutes } from "./features/system/manifest.routes.ts";
import { siteMapRoutes } from "./features/system/site-map.routes.ts";
import { systemRoutes } from "./features/system/system.routes.ts";
import { useCookies } from "./http/cookies.ts";
import { sendError } from "./http/error-handler.ts";
import { HANDLER_TIMEOUT_MS, useHandlerTimeout } from "./http/handler-timeout.ts";
import { type LogStream, useAccessLog } from "./http/log.ts";
import type { PageHost } from "./http/page-host.ts";
import { usePages } from "./http/pages.ts";
import { createRateLimit } from "./http/rate-limit.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { MAX_CONNECTIONS, serverOptions } from "./http/server-options.ts";
import { useSessions } from "./http/session.ts";
import { useStrictInput } from "./http/validation.ts";
import { AppError } from "./lib/app-error.ts";

declare module "fastify" {
  interface FastifyInstance {
    accounts: AccountContext;
    billing: Billing;
    cards: CardContext;
    config: Config;
    db: RootDb;
    health: Health;
    mail: MailSystem;
    /** Messages between the instances on one database. */
    pubsub: PubSub;
    /** Epoch milliseconds. Everything that depends on the time asks here, so that tests can move the clock. */
    now: () => number;
    publicSettings: PublicSettings;
  }
}

export type AppDeps = {
  config: Config;
  db: RootDb;
  secretKey: string;
  now?: () => number;
  /** Absent where only the API is of interest. */
  pages?: PageHost;
  logStream?: LogStream;
  /** Lets the development server answer before the product does. */
  serverFactory?: FastifyServerFactory;
};

/** Registers everything by name; listens to nothing and starts no work of its own. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    ...serverOptions(deps.config, deps.logStream ?? process.stdout),
    ...(deps.serverFactory && { serverFactory: deps.serverFactory }),
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  provide(app, deps);
  const headers = securityHeaders(deps.config);

  // The development server compiles pages when they are first asked for, which may take its time.
  useHandlerTimeout(app, deps.serverFactory ? 120_000 : HANDLER_TIMEOUT_MS);
  useAccessLog(app);
  // Hooks that every request passes wait for nothing: a promise costs more than what they do.
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers.everywhere).header("x-request-id", request.id);
    if (app.health.isDraining) reply.header("connection", "close");
    done();
  });
  useStrictInput(app);
  await useCookies(app);
  useSessions(app);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(notFound);

  await app.register(async (system) => {
    system.addHook("onRequest", async (_request, reply) => void reply.headers(headers.api));
    await system.register(systemRoutes);
    // Here and not with the other calls: a provider's events come from few addresses and must not count as a flood.
    const { context } = app.billing;
    if (hasProvider(context)) await system.register(webhookRoutes, { context });
  });

  await app.register(async (api) => {
    const limitRate = createRateLimit(app, 100, 300);
    api.addHook("onRequest", (request, reply, done) => {
      reply.headers(headers.api);
      limitRate(request);
      done();
    });
    const context = app.accounts;
    await api.register(sessionRoutes);
    await api.register(registerRoutes, { context });
    await api.register(loginRoutes, { context });
    await api.register(recoveryRoutes, { context });
    await api.register(passwordRoutes, { context });
    await api.register(geoRoutes);
    await api.register(billingRoutes, { context: app.billing.context });
    await api.register(packageRoutes, { billing: app.billing.context });
    await api.register(cardRoutes, { context: app.cards });
    await api.register(favouriteRoutes, { context: app.cards });
    await api.register(contactRoutes, {
      context: {
        db: app.db,
        now: app.now,
        limits: app.cards.limits,
        mail: app.mail,
        support: app.config.mail.support,
      },
    });
    await api.register(apiDocsRoutes);
    await api.register(manifestRoutes);
    await api.register(siteMapRoutes);
    api.all("/api/*", notFound);
  });

  await app.register(mediaRoutes, { media: app.cards.pictures });
  await app.register(publicCardRoutes, { context: app.cards });
  await app.register(qrRoutes, { findQrTarget: (username) => findQrTarget(app.cards, username) });
  await app.register(mailboxRoutes, { mailbox: app.mail.mailbox });
  const { sandbox } = app.billing;
  if (sandbox) await app.register(sandboxRoutes, { sandbox });
  const { pages: host } = deps;
  if (host) {
    await app.register(async (pages) => {
      await usePages(pages, { host });
      await pages.register(cardPageRoutes, { context: app.cards, host });
    });
  }
  return app;
}

/** What routes and hooks find on the app. */
function provide(app: FastifyInstance, { config, db, secretKey, now = Date.now }: AppDeps): void {
  const mail = createMailSystem({ config, db, secretKey, now, log: app.log });
  app.decorate("config", config);
  app.decorate("db", db);
  app.decorate("now", now);
  app.decorate("mail", mail);
  app.decorate("accounts", createAccountContext({ config, db, secretKey, now, mail, log: app.log }));
  const news = createCardNews(config, now, app.log);
  app.decorate("pubsub", news.pubsub);
  app.decorate(
    "billing",
    createBilling({
      config,
      db,
      secretKey,
      now,
      mail,
      planChanged: news.planChanged,
      log: app.log,
      deliver: deliverTo(app),
    }),
  );
  app.decorate("cards", createCardContext({ config, db, now, billing: app.billing.context, news }));
  app.decorate(
    "health",
    watchHealth({ db, now, dataDir: config.database.kind === "sqlite" ? config.dataDir : null }),
  );
  app.decorate("publicSettings", {
    brand: config.brand,
    publicUrl: config.publicUrl,
    mailboxUrl: config.isLoopback && !config.mail.smtpUrl ? "/dev/mailbox" : null,
    billing: config.billing.provider,
  });
  app.addHook("preClose", async () => {
    await app.billing.sandbox?.settle();
  });
  app.addHook("onClose", async () => {
    app.health.stop();
    await mail.stop();
    await app.pubsub.stop();
  });
}

/** The sandbox's events take the way of real ones: through the route, with a signature. */
function deliverTo(app: FastifyInstance) {
  return async (raw: Buffer, signature: string): Promise<void> => {
    const { statusCode } = await app.inject({
      method: "POST",
      url: "/api/billing/webhook",
      headers: { "content-type": "application/json", "stripe-signature": signature },
      payload: raw,
    });
    if (statusCode !== 200) throw new Error(`an event of the sandbox was answered with ${statusCode}`);
  };
}

function notFound(): never {
  throw new AppError("not_found", MESSAGES.notFound);
}
