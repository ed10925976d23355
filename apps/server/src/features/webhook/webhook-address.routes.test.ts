import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { addWebhook, aReceiver, buildWebhookApp } from "../../../test/webhook-receiver.ts";

withDatabase("no webhook leads into the network around the server", (database) => {
  async function open(names: Record<string, readonly string[]> = {}) {
    const app = await buildTestApp(database);
    const asked: string[] = [];
    app.context.webhooks.resolve = async (hostname) => {
      asked.push(hostname);
      return names[hostname] ?? [];
    };
    const owner = await anOwner(app);
    const add = (url: string) =>
      owner.browser.post("/api/account/webhooks", { url, events: ["contact.changed"] });
    return { app, owner, add, asked };
  }

  test.each([
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://0177.0.0.1/",
    "http://127.1/",
    "http://0.0.0.0/",
    "http://10.1.2.3/",
    "http://172.16.0.1/",
    "http://192.168.1.1/",
    "http://100.64.0.1/",
    "http://169.254.169.254/latest/meta-data",
    "http://192.0.0.1/",
    "http://198.18.0.1/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "http://[::]/",
    "http://[::1]/",
    "http://[fe80::1]/",
    "http://[fd00::1]/",
    "http://[ff02::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:a00:1]/",
    "http://[64:ff9b::10.0.0.1]/",
    "http://[64:ff9b:1::808:808]/",
    "http://[2002:7f00:1::]/",
    "http://[2001:0:4136:e378::]/",
    "http://[::127.0.0.1]/",
    "http://127.0.0.1./",
    "http://0300.0250.0001.0001/",
    "http://0xC0A80101/",
    "http://0/",
    "http://１２７.0.0.1/",
    "http://[0:0:0:0:0:ffff:c0a8:101]/",
    "http://[::ffff:0:127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[64:ff9b::169.254.169.254]/",
    "http://[fec0::1]/",
    "http://[2001:db8::1]/",
    "http://[3fff::1]/",
    "http://[2002:a9fe:a9fe::]/",
  ])("by a private address: %s", async (url) => {
    const { add } = await open();
    const { statusCode, body } = await add(url);
    expect([statusCode, body]).toEqual([400, expect.stringContaining("private network")]);
  });

  test("by a name, of which every address has to be public", async () => {
    const { add } = await open({
      "private.example": ["10.0.0.7"],
      "mixed.example": ["8.8.8.8", "192.168.0.9"],
      "mapped.example": ["::ffff:192.168.0.9"],
      "nat64.example": ["64:ff9b::a00:1"],
      "printer.local": ["8.8.8.8"],
      "open.example": ["8.8.8.8", "2606:4700::1111", "64:ff9b::808:808"],
    });
    for (const host of ["private.example", "mixed.example", "mapped.example", "nat64.example"]) {
      expect((await add(`https://${host}/`)).body).toContain("private network");
    }
    const local = [
      "printer.local",
      "printer.local.",
      "PRINTER.LOCAL",
      "localhost",
      "localhost.",
      "LocalHost",
    ];
    for (const host of [...local, "api.localhost", "db.internal", "nas.home.arpa", "private.example."]) {
      expect((await add(`https://${host}/hook`)).body).toContain("private network");
    }
    for (const host of ["nobody.example", "localhost..", "printer.local.."]) {
      expect((await add(`https://${host}/`)).body).toContain("find this address");
    }
    expect((await add("https://open.example/")).statusCode).toBe(201);
  });

  test("by another scheme, a port of other services, or a name and password", async () => {
    const { add } = await open({ "open.example": ["8.8.8.8"] });
    const zone = ["http://[fe80::1%25eth0]/", "http://[fe80::1%eth0]/", "http://[::1%25lo]/"];
    const schemes = ["file:///etc/passwd", "ftp://open.example/", "open.example", "javascript:alert(1)"];
    for (const url of [...schemes, ...zone, "gopher://127.0.0.1:6379/_", "http://256.0.0.1/", "http:///"]) {
      expect((await add(url)).body).toContain("such as");
    }
    for (const port of [22, 25, 81, 1023]) {
      expect((await add(`http://open.example:${port}/`)).body).toContain("port 443");
    }
    for (const port of [80, 443, 8443, 1024]) {
      expect((await add(`http://open.example:${port}/`)).statusCode).toBe(201);
    }
    for (const given of ["me:secret", "me", ":secret", "open.example%40"]) {
      const { body } = await add(`https://${given}@open.example/`);
      expect(body).toContain("leave user name and password out");
    }
    // What stands after the last "@" is the host.
    expect((await add("https://open.example@127.0.0.1/")).statusCode).toBe(400);
    expect((await add("https://127.0.0.1#@open.example/")).body).toContain("private network");
    expect((await add("https://127.0.0.1\\@open.example/")).body).toContain("private network");
  });

  test("by a name that leads elsewhere later, or by the second answer of a name server", async () => {
    const names: Record<string, readonly string[]> = { "hook.example": ["8.8.8.8"] };
    const { app, owner, asked } = await open(names);
    const receiver = await aReceiver();
    const { port } = new URL(receiver.url);
    const webhook = await addWebhook(owner.browser, `http://hook.example:${port}/`, ["contact.changed"]);
    names["hook.example"] = ["127.0.0.1"];
    await owner.browser.post("/api/contacts", { name: "Ada" });
    await app.context.webhooks.tick();
    expect(receiver.arrived).toEqual([]);
    expect((await webhook.deliveries())[0]).toMatchObject({
      state: "waiting",
      last: { failure: "private", status: null },
    });
    expect(asked).toHaveLength(2);
  });

  test("by a connection that asks for the name again", async () => {
    const app = await buildWebhookApp(database);
    const receiver = await aReceiver();
    const { port } = new URL(receiver.url);
    // The system knows no such name: what arrives was sent to the address that was checked.
    let answers = 0;
    app.context.webhooks.resolve = async () => [answers++ < 2 ? "127.0.0.1" : "127.0.0.2"];
    const { browser } = await anOwner(app);
    await addWebhook(browser, `http://hook.invalid:${port}/`, ["contact.changed"]);
    await browser.post("/api/contacts", { name: "Ada" });
    await app.context.webhooks.tick();
    expect(receiver.arrived.map(({ headers }) => headers.host)).toEqual([`hook.invalid:${port}`]);
    expect(answers).toBe(2);
  });

  test("by a redirect", async () => {
    const app = await buildWebhookApp(database);
    const inside = await aReceiver();
    const redirecting = createServer((_request, response) => {
      response.writeHead(307, { location: inside.url }).end();
    });
    await new Promise<void>((resolve) => redirecting.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void redirecting.close());
    const { browser } = await anOwner(app);
    const { port } = redirecting.address() as AddressInfo;
    const webhook = await addWebhook(browser, `http://127.0.0.1:${port}/`, ["contact.changed"]);
    expect((await webhook.post("test")).json()).toMatchObject({ status: 307, failure: null });
    expect(inside.arrived).toEqual([]);
  });

  test("unless its operator allows it", async () => {
    const app = await buildTestApp(database, { env: { WEBHOOK_ALLOW: "10.0.0.0/8, fd00::/8" } });
    app.context.webhooks.resolve = async (hostname) => (hostname === "crm.local" ? ["10.0.0.7"] : []);
    const { browser } = await anOwner(app);
    for (const url of [
      "http://10.9.9.9/",
      "http://[fd00::1]/",
      "http://[::ffff:10.0.0.1]/",
      "http://crm.local/",
    ]) {
      expect(
        (await browser.post("/api/account/webhooks", { url, events: ["contact.left"] })).statusCode,
      ).toBe(201);
    }
    const other = { url: "http://192.168.0.1/", events: ["contact.left"] };
    expect((await browser.post("/api/account/webhooks", other)).statusCode).toBe(400);
  });
});
