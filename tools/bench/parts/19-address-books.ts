import { setTimeout as wait } from "node:timers/promises";
import { cookieOf } from "../../harness/accounts.ts";
import { monitorUsage, processUsage } from "../../harness/process-usage.ts";
import type { Product } from "../../harness/product.ts";
import type { Report, Task } from "../../harness/task.ts";
import { DATABASE_KINDS, type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { seedPeople } from "../contact-rows.ts";
import { withEnvironment, withProduct } from "../environment.ts";

const PEOPLE = 10_000;
/** Of the seeded small cards. */
const OWNER = "owner-0";
/** As phones ask for people whom they do not know yet. */
const PER_REQUEST = 100;
const WARM_UP = 50;
const SYNCS_WITHOUT_CHANGES = 200;
/** Until the memory of the start has been collected. */
const REST_MS = 3_000;

export const addressBooks: Task = {
  title: "An address book with 10,000 people on a phone",
  meaning: "A phone has everybody soon, and stays in step at next to no cost.",
  async run(report) {
    for (const kind of DATABASE_KINDS) {
      await withEnvironment(kind, { cards: 1 }, async (environment) => {
        report.say(`${kind}: writing ${PEOPLE} people`);
        const { cookie, email } = await withDatabase(environment.target, async (db) => {
          await seedPeople(db, OWNER, PEOPLE);
          const account = db.selectFrom("account").select("email").where("id", "=", OWNER);
          return { cookie: await cookieOf(db, OWNER), ...(await account.executeTakeFirstOrThrow()) };
        });
        await withProduct(environment, async (product) => {
          report.say(`${kind}: keeping in step`);
          await measurePhone(kind, product, { cookie, email }, report);
        });
      });
    }
  },
};

type Owner = { readonly cookie: string; readonly email: string };

async function measurePhone(
  on: TestEnvironment["kind"],
  product: Product,
  owner: Owner,
  { figure }: Report,
): Promise<void> {
  const phone = await connectPhone(product, owner);
  await phone.sync(await phone.tokenNow());
  await wait(REST_MS);
  const usage = monitorUsage(product.pid);
  const { rssMb: rest } = usage.reset();
  try {
    const startedAt = performance.now();
    const { token, hrefs } = await phone.sync("");
    let read = 0;
    for (let at = 0; at < hrefs.length; at += PER_REQUEST) {
      read += await phone.read(hrefs.slice(at, at + PER_REQUEST));
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    if (read !== PEOPLE) throw new Error(`${read} of ${PEOPLE} people were read`);
    if ((await phone.read(hrefs)) !== PEOPLE) throw new Error("one request did not read everybody");
    figure({ on, name: "first sync of everybody", value: seconds, unit: "s", atMost: 20 });
    figure({ on, name: "memory for it above rest", value: usage.peakRssMb() - rest, unit: "MB", atMost: 80 });

    for (let syncs = 0; syncs < WARM_UP; syncs += 1) await phone.sync(token);
    const { cpuMs } = processUsage(product.pid);
    for (let syncs = 0; syncs < SYNCS_WITHOUT_CHANGES; syncs += 1) await phone.sync(token);
    const perSync = (processUsage(product.pid).cpuMs - cpuMs) / SYNCS_WITHOUT_CHANGES;
    figure({ on, name: "CPU of a sync without changes", value: perSync, unit: "ms", atMost: 15 });

    await phone.change(hrefs[0] ?? "");
    const { hrefs: changed, bytes } = await phone.sync(token, "<c:address-data/>");
    figure({ on, name: "people in the answer after one change", value: changed.length, atMost: 1 });
    figure({ on, name: "that answer", value: bytes / 1_024, unit: "KB", atMost: 4 });
  } finally {
    usage.stop();
  }
}

/** A device with a password of its own. */
async function connectPhone({ url }: Product, { cookie, email }: Owner) {
  const made = await fetch(`${url}/api/account/tokens/device`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ name: "Phone", system: "iphone" }),
  });
  const { secret } = (await made.json()) as { secret: string };
  const authorization = `Basic ${Buffer.from(`${email}:${secret}`).toString("base64")}`;
  const book = `/dav/${OWNER}/people/`;

  async function ask(method: string, path: string, headers: Record<string, string>, body?: string) {
    const init = { method, headers: { authorization, ...headers }, ...(body !== undefined && { body }) };
    const response = await fetch(url + path, init);
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}`);
    return response.text();
  }

  const report = (root: string, content: string) =>
    ask(
      "REPORT",
      book,
      { depth: "1" },
      `<${root} xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:carddav">${content}</${root}>`,
    );
  const tokenIn = (answer: string) => /<d:sync-token>(.*?)<\/d:sync-token>/.exec(answer)?.[1] ?? "";

  return {
    tokenNow: async () =>
      tokenIn(
        await ask(
          "PROPFIND",
          book,
          { depth: "0" },
          '<d:propfind xmlns:d="DAV:"><d:prop><d:sync-token/></d:prop></d:propfind>',
        ),
      ),
    async sync(token: string, data = "") {
      const answer = await report(
        "d:sync-collection",
        `<d:sync-token>${token}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/>${data}</d:prop>`,
      );
      const hrefs = [...answer.matchAll(/<d:href>(.*?)<\/d:href>/g)].map(([, href = ""]) => href);
      return { token: tokenIn(answer), hrefs, bytes: answer.length };
    },
    /** Returns how many were there. */
    async read(hrefs: readonly string[]) {
      const names = hrefs.map((href) => `<d:href>${href}</d:href>`).join("");
      const answer = await report("c:addressbook-multiget", `<d:prop><c:address-data/></d:prop>${names}`);
      return answer.split("END:VCARD").length - 1;
    },
    async change(href: string) {
      const vcard = await ask("GET", href, {});
      await ask(
        "PUT",
        href,
        { "content-type": "text/vcard" },
        vcard.replace("END:VCARD", "URL:x\r\nEND:VCARD"),
      );
    },
  };
}
