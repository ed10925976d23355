import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { signIn } from "../../harness/accounts.ts";
import { cardFields, uniqueImage } from "../../harness/cards.ts";
import { withCleanUp } from "../../harness/clean-up.ts";
import { type FakeSmtp, startFakeSmtp } from "../../harness/fake-smtp.ts";
import {
  type HttpClient,
  type HttpRequest,
  type HttpResponse,
  jsonBody,
  openClient,
} from "../../harness/http-client.ts";
import { createTestEnvironment, type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { until } from "../../harness/until.ts";
import { NO_RATE_LIMITS, startPublicProduct } from "./running-product.ts";

const CARDS = 20;

export type MailEnvironment = {
  readonly environment: TestEnvironment;
  readonly smtp: FakeSmtp;
  readonly users: ReturnType<typeof createMailUsers>;
  readonly port: number;
  readonly saves: readonly HttpRequest[];
};

/** The product with a fake SMTP server, users who cause mails, and cards to save. */
export function withMailEnvironment(
  kind: TestEnvironment["kind"],
  name: string,
  use: (side: MailEnvironment) => Promise<void>,
): Promise<void> {
  return withCleanUp(async (later) => {
    const environment = await createTestEnvironment(kind);
    later(() => environment.remove());
    const smtp = await startFakeSmtp();
    later(() => smtp.stop());
    const product = await startPublicProduct({
      ...environment.settings,
      ...NO_RATE_LIMITS,
      SMTP_URL: smtp.url,
    });
    later(() => product.kill());
    // No keep-alive: an idle connection may be closed while it is being reused.
    const client = openClient(product.port, { keepAlive: false });
    later(() => client.close());
    const saves = await withDatabase(environment.target, (db) => cardSaves(client, db, name, CARDS));
    await use({ environment, smtp, users: createMailUsers(client, name), port: product.port, saves });
  });
}

/** Users whose calls cause mails; records the mails that must arrive. */
export function createMailUsers({ send }: HttpClient, name: string) {
  /** A marker in the recipient or the text of each expected mail. */
  const expected: string[] = [];
  const refused: HttpResponse[] = [];
  let lastNumber = 0;

  function newAddress(): string {
    lastNumber += 1;
    return `${name}-${lastNumber}@person.example`;
  }

  function require(status: number, response: HttpResponse): boolean {
    if (response.status !== status) refused.push(response);
    return response.status === status;
  }

  const askForCode = (email: string) => send({ path: `/api/auth/generateotp?email=${email}` });

  const askForMail = (useremail: string, text = "") =>
    send({ method: "POST", path: "/api/auth/registermail", body: { useremail, text } });

  return {
    expected,
    /** Responses to calls that should have succeeded. */
    refused,
    askForCode,

    async register(): Promise<void> {
      const email = newAddress();
      const body = { firstname: "Robin", lastname: "Sample", email, password: "teapot-on-the-moon" };
      if (!require(201, await send({ method: "POST", path: "/api/auth/register", body }))) return;
      require(200, await askForMail(email));
    },

    async leaveMessage(): Promise<void> {
      lastNumber += 1;
      const text = `Please bind book ${name}-${lastNumber}.`;
      const body = { username: "Robin", text };
      if (require(200, await send({ method: "POST", path: "/api/com/contactus", body }))) expected.push(text);
    },

    /** Starts a recovery. Returns whether the product accepted to send a code. */
    async recover(email: string): Promise<boolean> {
      const ticket = await askForCode(email);
      if (ticket.status !== 201) return false;
      const isSent = (await askForMail(email, String(jsonBody(ticket)["code"]))).status === 200;
      if (isSent) expected.push(email);
      return isSent;
    },
  };
}

/** Saves of several existing cards without a new image; saves of a single card would queue. */
export async function cardSaves(
  client: HttpClient,
  db: RootDb,
  name: string,
  count: number,
): Promise<HttpRequest[]> {
  const saves: HttpRequest[] = [];
  while (saves.length < count) saves.push(await cardSave(client, db, `${name}-${saves.length}`));
  return saves;
}

async function cardSave({ send }: HttpClient, db: RootDb, username: string): Promise<HttpRequest> {
  const headers = { cookie: (await signIn(db)).cookie };
  const fields = await cardFields({ username, fullname: "Robin", profilepic: await uniqueImage() });
  const made = await send({ method: "POST", path: "/api/card/add", headers, body: fields });
  const { cardid } = jsonBody(made);
  if (typeof cardid !== "string") throw new Error(`No card was made: ${made.body}`);
  const shown = jsonBody(await send({ path: `/api/card/getcarddataforupdate/${cardid}`, headers }));
  const body = await cardFields({ fullname: "Robin", profilepic: String(shown["profilepic"]) });
  return { method: "PUT", path: `/api/card/updatecard/${cardid}`, headers, body };
}

const OUTBOX_TIMEOUT_MS = 90_000;

/** Moves only the codes in the outbox into the past. */
export function agePendingCodes({ target }: TestEnvironment, ms: number): Promise<void> {
  return withDatabase(target, async (db) => {
    await db
      .updateTable("outbox")
      .set((row) => ({
        created_at: row("created_at", "-", ms),
        expires_at: row("expires_at", "-", ms),
      }))
      .where("kind", "=", "recovery_code")
      .execute();
  });
}

/** Waits until every mail was sent or given up. */
export function untilOutboxEmpty({ target }: TestEnvironment): Promise<void> {
  return withDatabase(target, async (db) => {
    const waiting = db
      .selectFrom("outbox")
      .select("id")
      .where("sent_at", "is", null)
      .where("died_at", "is", null);
    const isEmpty = async () => (await waiting.execute()).length === 0;
    const ms = await until(isEmpty, OUTBOX_TIMEOUT_MS, 200);
    if (!Number.isFinite(ms)) throw new Error(`${(await waiting.execute()).length} mails still wait.`);
  });
}

/** Waits until a mail to this address has arrived behind the first `after`, or the time is over. */
export async function untilReceived(
  { received }: FakeSmtp,
  email: string,
  after: number,
  timeoutMs: number,
): Promise<boolean> {
  const hasMail = () => received.slice(after).some(({ envelopeTo }) => envelopeTo.includes(email));
  return Number.isFinite(await until(hasMail, timeoutMs));
}
