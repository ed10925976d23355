import { type FakeSmtp, startFakeSmtp } from "../../harness/fake-smtp.ts";
import { startProduct } from "../../harness/product.ts";
import { createTestEnvironment, type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { openClient, type Question } from "./http-client.ts";
import { cardSaves, createMailUsers } from "./mail-users.ts";
import { SERVED, WITHOUT_LIMITS } from "./running-product.ts";

const CARDS = 20;

export type MailSide = {
  readonly place: TestEnvironment;
  readonly smtp: FakeSmtp;
  readonly users: ReturnType<typeof createMailUsers>;
  readonly port: number;
  readonly saves: readonly Question[];
};

/** The product with a mail server of its own, people who cause mails, and cards to save. */
export async function withMailSide(
  kind: TestEnvironment["kind"],
  name: string,
  use: (side: MailSide) => Promise<void>,
): Promise<void> {
  const place = await createTestEnvironment(kind);
  const smtp = await startFakeSmtp();
  try {
    const settings = { ...place.settings, ...SERVED, ...WITHOUT_LIMITS, SMTP_URL: smtp.url };
    const product = await startProduct(settings);
    // A connection for each request: an idle one may be closed in the very moment in which it is used again.
    const client = openClient(product.port, { keepAlive: false });
    try {
      const saves = await withDatabase(place.target, (db) => cardSaves(client, db, name, CARDS));
      await use({ place, smtp, users: createMailUsers(client, name), port: product.port, saves });
    } finally {
      client.close();
      await product.kill();
    }
  } finally {
    await smtp.stop();
    await place.remove();
  }
}
