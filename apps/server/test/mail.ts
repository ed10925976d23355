import { readConfig } from "../src/config/config.ts";
import type { Db, RootDb } from "../src/db/database.ts";
import { createMail } from "../src/features/mail/mail.feature.ts";
import type { Mail, MailCause, MailRecipient } from "../src/features/mail/mail.service.ts";
import type { MailTransport } from "../src/features/mail/mail-transport.ts";
import { withBilling } from "./settings.ts";

export const SECRET_KEY = { current: "a secret key that is only for tests", old: [] };

export const MINUTE = 60_000;

type Options = {
  env?: Record<string, string>;
  transport?: MailTransport;
  clock?: Clock;
};

export type Clock = ReturnType<typeof fakeClock>;

export function fakeClock(time = Date.UTC(2025, 1, 4, 12)) {
  return {
    now: () => time,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

/** The mail system on a database, with a clock to move and a log to read; works only when told to by `tick`. */
export function buildMail(db: RootDb, { env = {}, transport, clock = fakeClock() }: Options = {}) {
  const logLines: string[] = [];
  const write = (fields: object, text: string) => void logLines.push(JSON.stringify({ ...fields, text }));
  const mail = createMail({
    config: readConfig(withBilling({ RATE_LIMIT_SCALE: "1", ...env })),
    db,
    secretKey: SECRET_KEY,
    now: clock.now,
    log: { warn: write, error: write },
    ...(transport && { transport }),
  });
  return {
    ...mail,
    ...clock,
    clock,
    logLines,
    /** Also to an address alone. */
    enqueue: (trx: Db, to: MailRecipient | string | null, content: Mail, cause?: MailCause) =>
      mail.enqueue(trx, typeof to === "string" ? reader(to) : to, content, cause),
  };
}

/** Somebody who has chosen a language, or none. */
export function reader(email: string, language: string | null = null): MailRecipient {
  return { email, language };
}

export function aLoginCode(now: number, code = "407182"): Mail {
  return { kind: "login_code", code, minutes: 10, expiresAt: now + 10 * MINUTE };
}
