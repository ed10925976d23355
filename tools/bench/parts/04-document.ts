import { request } from "node:http";
import { givePremium, signIn } from "../../harness/accounts.ts";
import { cardFields, everyContact } from "../../harness/cards.ts";
import type { Product } from "../../harness/product.ts";
import { type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { atMost, type Part } from "../bench.ts";
import { withEnvironment, withProduct } from "../environment.ts";
import { BROWSER_HEADERS } from "../requests.ts";

const ALL_CHANNELS = "all-channels";
const ENCODINGS = { gzip: "gzip", br: "br", browser: BROWSER_HEADERS["accept-encoding"] };

type Size = { text: number; gzip: number; br: number; browser: number; encoding: string };

export const documentSize: Part = {
  name: "document",
  title: "Size of a card's document",
  about:
    "The HTML of the demo card and of a card with all 70 channels filled in, in KB of 1024 bytes, without headers: as text, compressed, " +
    `and as a browser gets it that sends \`accept-encoding: ${ENCODINGS.browser}\`.`,
  run: (say) =>
    withEnvironment("SQLite", {}, (environment) =>
      withProduct(environment, async (product) => {
        say("documents");
        await addCardWithAllChannels(environment, product);
        const demo = await documentSizes(product, "demo");
        const all = await documentSizes(product, ALL_CHANNELS);
        return {
          tables: [
            {
              head: ["card", "text KB", "gzip KB", "br KB", "to a browser KB", "encoding"],
              rows: [row("demo", demo), row("70 channels", all)],
            },
          ],
          goals: [
            atMost({
              name: "Demo card's document, text",
              figure: demo.text,
              limit: 45,
              unit: "KB",
              digits: 1,
            }),
            atMost({
              name: compressed("Demo card's", demo),
              figure: demo.browser,
              limit: 14,
              unit: "KB",
              digits: 1,
            }),
            atMost({
              name: compressed("70 channels'", all),
              figure: all.browser,
              limit: 20,
              unit: "KB",
              digits: 1,
            }),
          ],
        };
      }),
    ),
};

function compressed(card: string, { encoding }: Size): string {
  return `${card} document to a browser (${encoding})`;
}

function row(card: string, { text, gzip, br, browser, encoding }: Size): string[] {
  return [card, ...[text, gzip, br, browser].map((kilobytes) => kilobytes.toFixed(1)), encoding];
}

async function addCardWithAllChannels({ target }: TestEnvironment, { url }: Product): Promise<void> {
  const cookie = await withDatabase(target, async (db) => {
    const owner = await signIn(db);
    await givePremium(db, owner.accountId);
    return owner.cookie;
  });
  const response = await fetch(`${url}/api/card/add`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(await cardFields({ username: ALL_CHANNELS, contacts: everyContact() })),
  });
  if (!response.ok) throw new Error(`The card was refused: ${response.status} ${await response.text()}`);
}

async function documentSizes({ port }: Product, username: string): Promise<Size> {
  const path = `/c/${username}`;
  const browser = await bodySize(port, path, ENCODINGS.browser);
  return {
    text: (await bodySize(port, path, "identity")).kilobytes,
    gzip: (await bodySize(port, path, ENCODINGS.gzip)).kilobytes,
    br: (await bodySize(port, path, ENCODINGS.br)).kilobytes,
    browser: browser.kilobytes,
    encoding: browser.encoding,
  };
}

/** By node:http, because fetch decompresses. */
function bodySize(port: number, path: string, acceptEncoding: string) {
  return new Promise<{ kilobytes: number; encoding: string }>((resolve, reject) => {
    const headers = { "accept-encoding": acceptEncoding };
    const sent = request({ host: "127.0.0.1", port, path, headers }, async (response) => {
      const chunks: Buffer[] = await response.toArray();
      if (response.statusCode !== 200) return reject(new Error(`${path}: ${response.statusCode}`));
      const bytes = chunks.reduce((sum, { length }) => sum + length, 0);
      resolve({ kilobytes: bytes / 1024, encoding: response.headers["content-encoding"] ?? "identity" });
    });
    sent.once("error", reject).end();
  });
}
