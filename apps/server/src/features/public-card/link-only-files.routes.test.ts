import { createHash } from "node:crypto";
import { CHANNELS } from "@visita/domain/card/channels";
import { PRINT_FORMATS } from "@visita/domain/kit/kit.constants";
import { expect, test } from "vitest";
import { requiredContacts } from "../../../../../tools/harness/cards.ts";
import { withDatabase } from "../../../test/databases.ts";
import { channelsIn, markedContacts } from "../../../test/hidden-channels.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { readQr } from "../../../test/read-qr.ts";
import { readZipFiles } from "../../../test/read-zip-files.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { makeAppleSettings, makeGoogleSettings } from "../../../test/wallet-keys.ts";
import { addWebhook, aReceiver } from "../../../test/webhook-receiver.ts";

const ALL = CHANNELS.map(({ key }) => key);
/** Of everybody's address. */
const DRAWN = [
  "og.png",
  "og.png?side=2",
  "hero-1032.png",
  "photo-144.jpg",
  "code-192.png",
  "qr.png",
  "qr.svg",
];
/** Of the owner's share kit. */
const PIECES = [
  ...PRINT_FORMATS.map((format) => `print.svg?format=${format}&side=front`),
  ...PRINT_FORMATS.map((format) => `print.svg?format=${format}&side=back`),
  "qr.svg",
  "qr.png",
  "background.png",
];

withDatabase("what is drawn or packed of a card with channels that only links show", (database) => {
  async function open() {
    const apple = await makeAppleSettings();
    const google = makeGoogleSettings();
    const env = {
      ...apple.env,
      ...google.env,
      PUBLIC_URL: "https://cards.example",
      WEBHOOK_ALLOW: "127.0.0.1",
    };
    const app = await buildTestApp(database, { env, pages: plainPages() });
    const owner = await anOwner(app, "premium");
    return { app, owner };
  }

  test("is as if these channels were not there, in every picture and code", async () => {
    const { app, owner } = await open();
    const { cardid } = (await owner.add({ contacts: requiredContacts() })).json();
    const { profilepic } = (await owner.load(cardid)).json();
    const read = async () => {
      const found: Record<string, string> = {};
      for (const file of DRAWN) {
        const { statusCode, rawPayload } = await app.inject(`/c/robin/${file}`);
        expect([file, statusCode]).toEqual([file, 200]);
        found[file] = hash(rawPayload);
      }
      for (const piece of PIECES) {
        const { statusCode, rawPayload, body } = await owner.browser.get(`/api/kit/${cardid}/${piece}`);
        expect([piece, statusCode], body.slice(0, 200)).toEqual([piece, 200]);
        found[`kit ${piece}`] = hash(rawPayload);
      }
      return found;
    };
    const without = await read();
    const hidden = Object.fromEntries(
      Object.entries(markedContacts()).filter(([key]) => !(key in requiredContacts())),
    );
    const contacts = { ...requiredContacts(), ...hidden };
    const { linkid } = (
      await owner.browser.post(`/api/card/links/${cardid}`, { name: "Close", slug: "", secret: true })
    ).json();
    const linkOnly = Object.fromEntries(Object.keys(hidden).map((key) => [key, [linkid]]));
    expect((await owner.update(cardid, { contacts, profilepic, linkOnly })).statusCode).toBe(200);
    expect(await read()).toEqual(without);

    // The same channels for everybody do stand on the printed card: the comparison would see one.
    expect((await owner.update(cardid, { contacts, profilepic, linkOnly: {} })).statusCode).toBe(200);
    expect(await read()).not.toEqual(without);
  });

  test("is as everybody sees it in passes, codes, copies for others and what webhooks are told", async () => {
    const { app, owner } = await open();
    const linkOnly = Object.fromEntries(ALL.map((key) => [key, []]));
    const receiver = await aReceiver();
    await addWebhook(owner.browser, receiver.url, ["card.created", "card.changed", "link.created"]);
    const keeper = await anOwner(app);
    await addWebhook(keeper.browser, receiver.url, ["favourite.changed"]);
    const { cardid } = (await owner.add({ contacts: markedContacts(), linkOnly })).json();
    const { profilepic } = (await owner.load(cardid)).json();
    const link = await owner.browser.post(`/api/card/links/${cardid}`, {
      name: "Close customers",
      slug: "close",
      shows: ALL,
    });
    const { secret, slug, url } = link.json();
    for (const one of [secret, slug]) app.secrets.add(one);
    await keeper.browser.post("/api/com/addfavourite", { cardid });
    await owner.update(cardid, { contacts: markedContacts(), profilepic, linkOnly });
    await app.context.webhooks.tick();

    const pass = await owner.browser.get(`/api/kit/${cardid}/pass.pkpass`);
    expect(pass.statusCode).toBe(200);
    const wallet = (await owner.browser.get(`/api/kit/${cardid}/google-wallet`)).json().url as string;
    const [, claims = ""] = new URL(wallet).pathname.split("/").at(-1)?.split(".") ?? [];
    const { id } = (await keeper.browser.post("/api/account/export")).json().export;
    await app.context.exportWorker.tick();
    const copy = await keeper.browser.get(`/api/account/export/${id}/file`);
    const ofOwner = receiver.arrived.filter(({ event }) => event.type !== "favourite.changed");
    const texts: Record<string, string> = {
      applePass: await everyFileOf(pass.rawPayload),
      googlePass: Buffer.from(claims, "base64url").toString(),
      copyOfAKeeper: await everyFileOf(copy.rawPayload),
      webhooks: receiver.arrived.map(({ body }) => body).join("\n"),
      sitemap: (await app.inject("/sitemap-cards.xml")).body,
      isKept: (await keeper.browser.get(`/api/com/isfavourite/${cardid}`)).body.padEnd(60),
    };
    for (const [name, text] of Object.entries(texts)) {
      expect([name, text.length > 50, channelsIn(text)]).toEqual([name, true, []]);
      const isForOwner = name === "webhooks";
      expect([name, text.includes(secret) && !isForOwner]).toEqual([name, false]);
    }
    // The owner of a link is told its address; nobody else is.
    const told = ofOwner.filter(({ body }) => body.includes(secret));
    expect(told.map(({ event }) => [event.type, event.data["url"]])).toEqual([["link.created", url]]);
    const code = await app.inject(`/c/robin/${slug}/qr.svg`);
    expect(code.headers["cache-control"]).toContain("private");
    const plain = await app.inject("/c/robin/qr.png");
    expect(await readQr(plain.rawPayload)).not.toContain(secret);
  });
});

function hash(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

async function everyFileOf(zip: Buffer): Promise<string> {
  return [...(await readZipFiles(zip)).values()].map(String).join("\n");
}
