import type { Config } from "../../config.ts";
import type { RootDb } from "../../db/database.ts";
import { enqueueMail, type Mailer } from "./mail.service.ts";
import { createMailWorker } from "./mail.worker.ts";
import type { MailLog } from "./mail-delivery.ts";
import { createMailLimits } from "./mail-limits.ts";
import { localMailbox, type MailTransport } from "./mail-transport.ts";
import { type Mailbox, openMailbox } from "./mailbox.service.ts";
import { createMailSeal } from "./sealed-mail.ts";
import { smtpTransport } from "./smtp-transport.ts";
import type { MailSite } from "./templates/mail-content.ts";
import { watchTransport } from "./transport-health.ts";

type MailConfig = Pick<Config, "brand" | "mail" | "publicUrl" | "rateLimitScale">;

type Deps = {
  config: MailConfig;
  db: RootDb;
  secretKey: string;
  now: () => number;
  log: MailLog;
  /** What the configuration says, unless a test brings its own. */
  transport?: MailTransport;
};

export type MailSystem = Mailer & {
  mailbox: Mailbox;
  start(): void;
  stop(): Promise<void>;
  tick(): Promise<void>;
};

/** Everything about mail, put together and not yet started. */
export function createMailSystem({ config, db, secretKey, now, log, transport }: Deps): MailSystem {
  const seal = createMailSeal(secretKey);
  const { support, from } = config.mail;
  const site: MailSite = { brand: config.brand, publicUrl: config.publicUrl, support };
  const { tick, kick, start, stop, isFailing } = createMailWorker({
    db,
    seal,
    transport: transport ?? chooseTransport(config),
    limits: createMailLimits(config.rateLimitScale),
    health: watchTransport(now),
    site,
    from,
    now,
    log,
  });
  return {
    enqueue: (trx, to, mail) => enqueueMail(trx, seal, to, mail, now()),
    mailbox: openMailbox(db, seal, site),
    ...{ tick, kick, start, stop, isFailing },
  };
}

function chooseTransport({ brand, mail }: MailConfig): MailTransport {
  if (!mail.smtpUrl) return localMailbox;
  return smtpTransport(mail.smtpUrl, { name: brand, address: mail.from, replyTo: mail.support });
}
