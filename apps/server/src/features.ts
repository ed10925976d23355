import type { PublicSettings } from "@visita/domain/site/page-ports";
import type { FastifyInstance, FastifyServerFactory } from "fastify";
import type { Config } from "./config.ts";
import { openSessionDatabase, poolUseOf, type RootDb } from "./db/database.ts";
import { createPubSub, type PubSub } from "./db/pubsub.ts";
import { createReplicas, type Replicas } from "./db/replicas.ts";
import type { AccountContext } from "./features/account/account.context.ts";
import { createAccounts } from "./features/account/account.setup.ts";
import type { AddressBookContext } from "./features/address-book/address-book.context.ts";
import { createAddressBook } from "./features/address-book/address-book.setup.ts";
import type { AdminContext } from "./features/admin/admin.context.ts";
import { createAdmin } from "./features/admin/admin.setup.ts";
import type { BillingContext } from "./features/billing/billing.context.ts";
import { createBilling } from "./features/billing/billing.setup.ts";
import type { CardContext } from "./features/card/card.context.ts";
import { createCards } from "./features/card/card.setup.ts";
import { createPictureAccess } from "./features/card/picture-access.service.ts";
import { createContact } from "./features/contact/contact.setup.ts";
import type { ExchangeContext } from "./features/exchange/exchange.context.ts";
import { createExchange } from "./features/exchange/exchange.setup.ts";
import { createExports, type Exports } from "./features/export/export.setup.ts";
import { createFavourites } from "./features/favourite/favourite.setup.ts";
import { createFirstRun } from "./features/first-run/first-run.setup.ts";
import { createImports } from "./features/import/import.setup.ts";
import type { InsightContext } from "./features/insight/insight.context.ts";
import { createInsights } from "./features/insight/insight.setup.ts";
import { createKit } from "./features/kit/kit.setup.ts";
import type { LeaveContext } from "./features/leave/leave.context.ts";
import { createLeaving } from "./features/leave/leave.setup.ts";
import { createLimits } from "./features/limit/limit.setup.ts";
import { createLinks } from "./features/link/link.setup.ts";
import { createMail, type MailContext } from "./features/mail/mail.setup.ts";
import { createMedia, type MediaContext } from "./features/media/media.setup.ts";
import type { MetricsDeps } from "./features/metrics/metrics.setup.ts";
import {
  cardWrite,
  createCardCacheInvalidation,
  ownerWrite,
} from "./features/public-card/card-cache-invalidation.ts";
import { PublicCardCache } from "./features/public-card/public-card.cache.ts";
import { createPublicCards } from "./features/public-card/public-card.setup.ts";
import { createReports } from "./features/report/report.setup.ts";
import type { Health } from "./features/system/health.service.ts";
import { createSystem } from "./features/system/system.setup.ts";
import type { LogStream } from "./http/log.ts";
import type { PageHost } from "./http/page-host.ts";
import { JobFigures } from "./lib/job-figures.ts";
import { createPasswords, type Passwords } from "./lib/passwords.ts";
import { productVersion } from "./lib/product-version.ts";
import type { SecretKey } from "./lib/secret-key.ts";

declare module "fastify" {
  interface FastifyInstance {
    accounts: AccountContext;
    addressBook: AddressBookContext;
    admin: AdminContext;
    billing: BillingContext;
    cards: CardContext;
    config: Config;
    db: RootDb;
    exchange: ExchangeContext;
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

/** Builds every feature's context and decorates the app with what hooks, jobs and tests reach. */
export function createFeatures(
  app: FastifyInstance,
  { config, db, secretKey, pages, now = Date.now, passwords = createPasswords() }: AppDeps,
) {
  const shared = {
    config,
    db,
    secretKey,
    now,
    log: app.log,
    ...createLimits({ config, db, secretKey, now }),
  };
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
  const pictures = createPictureAccess({
    db,
    pubsub,
    now,
    messages: { card: cardWrite, owner: ownerWrite },
  });
  const links = createLinks({ ...shared, cards });
  const insights = createInsights({ ...shared, cards, replicas });
  const firstRun = createFirstRun({ ...shared, cards, insights });
  const publicCards = createPublicCards({ ...shared, cards, links, media: media.reader, cache, replicas });
  const kit = createKit({ ...shared, cards, media: media.reader });
  const favourites = createFavourites({ ...shared, cards });
  const contact = createContact({ ...shared, mail });
  const addressBook = createAddressBook({ ...shared, cards });
  const exchange = createExchange({ ...shared, mail, cards, links, insights });
  const exports = createExports({ ...shared, mail, cards, addressBook, billing, media: media.reader, pages });
  const imports = createImports({ ...shared, cards });
  const leaving = createLeaving({
    ...shared,
    accounts,
    billing,
    cards,
    ownerChanged: invalidation.planChanged,
    forgetRecipient: mail.forgetRecipient,
  });
  const reports = createReports({ ...shared, cards, mail });
  const admin = createAdmin({
    ...shared,
    accounts,
    billing,
    cards,
    leaving,
    reports,
    ownerChanged: invalidation.planChanged,
    replicas,
    pubsub,
  });

  const { health, publicSettings } = system;
  app.decorate("config", config).decorate("db", db).decorate("now", now).decorate("pubsub", pubsub);
  app.decorate("health", health).decorate("publicSettings", publicSettings).decorate("mail", mail);
  app.decorate("accounts", accounts).decorate("billing", billing).decorate("cards", cards);
  app.decorate("insights", insights).decorate("addressBook", addressBook).decorate("exchange", exchange);
  app.decorate("media", media).decorate("replicas", replicas).decorate("jobFigures", new JobFigures());
  app.decorate("exports", exports).decorate("leaving", leaving).decorate("admin", admin);
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
    pictures,
    links,
    insights,
    firstRun,
    publicCards,
    kit,
    favourites,
    contact,
    addressBook,
    exchange,
    exports,
    imports,
    leaving,
    reports,
    admin,
    cache,
  };
}

export type Features = ReturnType<typeof createFeatures>;

export function metricsOf(
  app: FastifyInstance,
  token: string,
  { cache, mail, media, insights }: Features,
): MetricsDeps {
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
