import { type FakeSmtp, startFakeSmtp } from "../../harness/fake-smtp.ts";
import { startProduct } from "../../harness/product.ts";
import { createTestEnvironment, type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { type HttpRequest, openClient } from "./http-client.ts";
import { cardSaves, createMailUsers } from "./mail-users.ts";
import { NO_RATE_LIMITS, PUBLIC_SETTINGS } from "./running-product.ts";

const CARDS = 20;

export type MailEnvironment = {
  readonly environment: TestEnvironment;
  readonly smtp: FakeSmtp;
  readonly users: ReturnType<typeof createMailUsers>;
  readonly port: number;
  readonly saves: readonly HttpRequest[];
};

/** The product with a fake SMTP server, users who cause mails, and cards to save. */
export async function withMailEnvironment(
  kind: TestEnvironment["kind"],
  name: string,
  use: (side: MailEnvironment) => Promise<void>,
): Promise<void> {
  const environment = await createTestEnvironment(kind);
  const smtp = await startFakeSmtp();
  try {
    const settings = { ...environment.settings, ...PUBLIC_SETTINGS, ...NO_RATE_LIMITS, SMTP_URL: smtp.url };
    const product = await startProduct(settings);
    // No keep-alive: an idle connection may be closed while it is being reused.
    const client = openClient(product.port, { keepAlive: false });
    try {
      const saves = await withDatabase(environment.target, (db) => cardSaves(client, db, name, CARDS));
      await use({ environment, smtp, users: createMailUsers(client, name), port: product.port, saves });
    } finally {
      client.close();
      await product.kill();
    }
  } finally {
    await smtp.stop();
    await environment.remove();
  }
}
