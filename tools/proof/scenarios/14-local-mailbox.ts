import { once } from "node:events";
import { createServer, type RequestOptions, request } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { text } from "node:stream/consumers";
import { anAccount } from "../../harness/accounts.ts";
import { startProduct } from "../../harness/product.ts";
import { createTestEnvironment, type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { PUBLIC_SETTINGS } from "../lib/running-product.ts";
import type { Report, Scenario } from "../scenario.ts";

const MAILBOX = "/dev/mailbox";
const PATHS = [MAILBOX, `${MAILBOX}/x`, `${MAILBOX}/x/html`];
const EMAIL = "victim@person.example";
const STRANGER = "198.51.100.7";
/** The first adds none, as nginx does unless told to: nothing but the missing key tells it apart. */
const FORWARDING_HEADERS: readonly Record<string, string>[] = [
  {},
  { "x-forwarded-for": STRANGER },
  { "x-forwarded-host": "cards.example" },
  { "x-real-ip": STRANGER },
  { forwarded: `for=${STRANGER}` },
  { via: "1.1 proxy.example" },
];

type Answer = { status: number; body: string };

/** Whoever reads the mailbox can recover every account, so only this machine may. */
export const localMailbox: Scenario = {
  number: 14,
  title: "Reading the local mailbox from elsewhere",
  async run(report) {
    const environment = await createTestEnvironment("SQLite");
    try {
      await withDatabase(environment.target, (db) => anAccount(db, { email: EMAIL }));
      await readFromElsewhere(report, environment);
      await startReachable(report, environment);
    } finally {
      await environment.remove();
    }
  },
};

async function readFromElsewhere(report: Report, environment: TestEnvironment): Promise<void> {
  const product = await startProduct(environment.settings);
  const { port } = product;
  try {
    await requestRecovery(port);
    const key = new URL(await product.mailboxUrl()).searchParams.get("key");
    const own = await send(port, { path: MAILBOX, headers: { cookie: `mailbox=${key}` } });
    report.figure({ what: "from this machine, with the key", value: String(own.status), expected: "200" });
    const hasMail = own.body.includes(EMAIL) ? "listed" : "missing";
    report.figure({ what: "the victim's recovery mail there", value: hasMail, expected: "listed" });

    const outside = ownAddress();
    if (outside) {
      // The connection's own address is the machine's in the network, as any other machine's would be.
      const answers = PATHS.map((path) => send(port, { path, localAddress: outside }));
      reportRefused(
        report,
        "with Host: 127.0.0.1 from an address that is not loopback",
        await Promise.all(answers),
      );
    }
    const proxied: Answer[] = [];
    for (const headers of FORWARDING_HEADERS) proxied.push(...(await readThroughProxy(port, headers)));
    reportRefused(report, "through proxies that send Host: 127.0.0.1", proxied);
  } finally {
    await product.kill();
  }
}

function reportRefused(report: Report, what: string, answers: readonly Answer[]): void {
  const leaks = answers.filter(({ status, body }) => status !== 404 || body.includes(EMAIL));
  report.figure({
    what: `of ${answers.length} requests ${what}, answered otherwise than 404`,
    value: leaks.length,
    limit: 0,
  });
}

/** With HOST on all addresses the default PUBLIC_URL is refused, and another one has no mailbox. */
async function startReachable(report: Report, environment: TestEnvironment): Promise<void> {
  const settings = { ...environment.settings, HOST: "0.0.0.0" };
  const outcome = await startProduct(settings).then(
    async (product) => {
      await product.kill();
      return "started";
    },
    ({ message }: Error) =>
      message.includes("set PUBLIC_URL to the address people use") ? "refused, says what to set" : message,
  );
  report.figure({
    what: "HOST=0.0.0.0 with the default PUBLIC_URL",
    value: outcome,
    expected: "refused, says what to set",
  });

  const product = await startProduct({ ...settings, ...PUBLIC_SETTINGS });
  try {
    const host = ownAddress() ?? "127.0.0.1";
    const answers = PATHS.map((path) => send(product.port, { path, host }));
    reportRefused(report, "with HOST=0.0.0.0 and a PUBLIC_URL of the network", await Promise.all(answers));
  } finally {
    await product.kill();
  }
}

/** Asks for a recovery code, as anybody may for anybody. */
async function requestRecovery(port: number): Promise<void> {
  const { body } = await send(port, { path: `/api/auth/generateotp?email=${EMAIL}` });
  const { code } = JSON.parse(body) as { code: string };
  const headers = { "content-type": "application/json" };
  const mail = JSON.stringify({ useremail: EMAIL, text: code });
  await send(port, { method: "POST", path: "/api/auth/registermail", headers }, mail);
}

/** A reverse proxy on this machine, as nginx is set up by default: the upstream's address becomes the Host. */
async function readThroughProxy(port: number, headers: Record<string, string>): Promise<Answer[]> {
  const proxy = createServer(async ({ url = "/" }, outgoing) => {
    const { status, body } = await send(port, { path: url, headers });
    outgoing.writeHead(status).end(body);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  try {
    const { port: proxyPort } = proxy.address() as AddressInfo;
    return await Promise.all(PATHS.map((path) => send(proxyPort, { path })));
  } finally {
    proxy.close();
  }
}

/** Always with a Host of this machine, which the caller chooses freely. */
async function send(port: number, options: RequestOptions, body?: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const headers = { ...(options.headers as Record<string, string>), host: `127.0.0.1:${port}` };
  request({ host: "127.0.0.1", port, agent: false, ...options, headers }, (response) => {
    text(response).then((received) => resolve({ status: response.statusCode ?? 0, body: received }), reject);
  })
    .on("error", reject)
    .end(body);
  return promise;
}

/** An IPv4 address of this machine that others could reach it by. */
function ownAddress(): string | undefined {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.find(({ family, internal }) => family === "IPv4" && !internal)?.address;
}
