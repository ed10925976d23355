import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import type { Config } from "../../config/config.ts";
import type { Feature } from "../../core/feature.ts";
import type { RootDb } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import type { SecretKey } from "../../lib/secret-key.ts";
import { enqueueMail, enqueueMails, type Mailer } from "./mail.service.ts";
import { createMailWorker } from "./mail.worker.ts";
import type { MailLog } from "./mail-delivery.ts";
import { createMailCipher } from "./mail-encryption.ts";
import { createMailRateLimit } from "./mail-rate-limit.ts";
import { localMailbox, type MailTransport } from "./mail-transport.ts";
import { mailboxRoutes } from "./mailbox.routes.ts";
import { createMailbox, type Mailbox } from "./mailbox.service.ts";
import { countMails, deleteMailsTo } from "./outbox.store.ts";
import { smtpTransport } from "./smtp-transport.ts";
import type { MailBranding } from "./templates/mail-content.ts";
import { createTransportHealth } from "./transport-health.ts";

declare module "../../core/app-context.ts" {
  interface AppContext {
    readonly mail: MailSystem;
  }
}

export const mailFeature: Feature = {
  name: "mail",
  create: (context) => ({ mail: createMail(context) }),
  routes: { pages: [mailboxRoutes] },
  on: { accountDeleted: ({ mail }, { trx, email }) => mail.forgetRecipient(trx, email) },
  start: ({ mail }) => mail.start(),
  close: ({ mail }) => mail.stop(),
};

type MailConfig = Pick<Config, "brand" | "mail" | "publicUrl" | "rateLimitScale">;

type Deps = {
  config: MailConfig;
  db: RootDb;
  secretKey: SecretKey;
  now: () => number;
  log: MailLog;
  /** For tests. Default: as configured. */
  transport?: MailTransport;
};

export type MailSystem = Mailer & {
  mailbox: Mailbox;
  start(): void;
  stop(): Promise<void>;
  tick(): Promise<void>;
  /** Mails that wait, and that were given up. */
  count(): Promise<{ waiting: number; dead: number }>;
};

/** The worker is not started yet. */
export function createMail({ config, db, secretKey, now, log, transport }: Deps): MailSystem {
  const cipher = createMailCipher(secretKey);
  const { support, from } = config.mail;
  const site: MailBranding = { brand: config.brand, publicUrl: config.publicUrl, support };
  const { tick, kick, start, stop, isFailing } = createMailWorker({
    db,
    cipher,
    transport: transport ?? chooseTransport(config),
    rateLimit: createMailRateLimit(config.rateLimitScale),
    health: createTransportHealth(now),
    site,
    from,
    now,
    log,
  });
  return {
    enqueue: (trx, to, mail, cause) => enqueueMail(trx, cipher, to, mail, now(), cause),
    enqueueAll: (trx, mails) => enqueueMails(trx, cipher, mails, now()),
    forgetRecipient: (trx, email) => deleteMailsTo(trx, cipher.countingHash(email)),
    mailbox: createMailbox(db, cipher, site),
    count: () => countMails(db),
    requireWorking(budget) {
      if (this.isFailing(budget)) throw new AppError("unavailable", TEXT.mailDown, { retryAfter: 60 });
    },
    ...{ tick, kick, start, stop, isFailing },
  };
}

function chooseTransport({ brand, mail }: MailConfig): MailTransport {
  if (!mail.smtpUrl) return localMailbox;
  return smtpTransport(mail.smtpUrl, { name: brand, address: mail.from, replyTo: mail.support });
}
