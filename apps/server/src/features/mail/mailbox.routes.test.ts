import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { aBrowser } from "../../../test/browser.ts";
import { withDatabase } from "../../../test/databases.ts";
import { aLoginCode, MINUTE, reader } from "../../../test/mail.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

type Request = { headers?: Record<string, string>; remoteAddress?: string };

/** As a browser that was opened with the printed address. */
const getWithKey =
  (app: TestApp) =>
  (url: string, { headers = {}, ...request }: Request = {}) =>
    app.inject({
      url,
      ...request,
      headers: { cookie: `mailbox=${app.context.mail.mailbox.key}`, ...headers },
    });

withDatabase("the local mailbox", (database) => {
  const open = async (env: Record<string, string> = {}) => {
    const app = await buildTestApp(database, { env });
    const { mail } = app.context;
    const newest = async () => (await mail.mailbox.list())[0];
    const get = getWithKey(app);
    return { app, mail, newest, get };
  };

  test("opens with the key that the start prints, and by a cookie afterwards", async () => {
    const { app, mail } = await open();
    const browser = aBrowser(app, "127.0.0.1");
    expect((await browser.get("/dev/mailbox")).statusCode).toBe(404);
    const opened = await browser.get(`/dev/mailbox?key=${mail.mailbox.key}`);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, "/dev/mailbox"]);
    expect(opened.headers["cache-control"]).toBe("no-store");
    expect(opened.cookies).toMatchObject([
      { name: "mailbox", httpOnly: true, sameSite: "Strict", path: "/" },
    ]);
    expect((await browser.get("/dev/mailbox")).statusCode).toBe(200);
  });

  test("is not there without the key, as for a proxy on this machine that tells nothing", async () => {
    const { app, mail, newest } = await open();
    await mail.enqueue(app.db, reader("kim@person.example"), aLoginCode(app.now(), "407182"));
    await mail.tick();
    const path = `/dev/mailbox/${(await newest())?.id}`;
    const absent = (await app.inject("/dev/nothing")).body;
    const wrong = [
      undefined,
      "",
      "mailbox=",
      "mailbox=x",
      `mailbox=${"x".repeat(43)}`,
      `sid=${mail.mailbox.key}`,
    ];
    for (const cookie of wrong) {
      for (const url of ["/dev/mailbox", path, `${path}/html`, `${path}/attachment`, "/dev/mailbox?key=x"]) {
        const response = await app.inject({ url, headers: cookie === undefined ? {} : { cookie } });
        expect([response.statusCode, response.body]).toEqual([404, absent]);
      }
    }
  });

  test("has another key at every start, and its pages and the settings of pages name none", async () => {
    const [{ mail, get, app }, other] = [await open(), await open()];
    expect(mail.mailbox.key).not.toBe(other.mail.mailbox.key);
    expect((await get("/dev/mailbox")).body).not.toContain(mail.mailbox.key);
    expect(JSON.stringify(app.context.publicSettings)).not.toContain(mail.mailbox.key);
  });

  test("says that there is nothing yet", async () => {
    const { get } = await open();
    const response = await get("/dev/mailbox");
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toContain("text/html");
    expect(response.body).toContain("No emails yet");
  });

  test("lists mails with recipient, subject, kind and code, the newest first", async () => {
    const { app, mail, get } = await open();
    await mail.enqueue(app.db, reader("robin@person.example"), { kind: "welcome" });
    app.passTime(1_000);
    await mail.enqueue(app.db, reader("kim@person.example"), aLoginCode(app.now(), "407182"));
    const before = await get("/dev/mailbox");
    await mail.tick();
    const { body, headers } = await get("/dev/mailbox");
    const order = [
      "Your Visita security code",
      "kim@person.example",
      "Login code",
      ">407182<",
      "Welcome to Visita",
    ];
    const places = order.map((text) => body.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(headers["etag"]).not.toBe(before.headers["etag"]);
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'self' 'sha256-[^ ]+'; script-src 'sha256-/,
    );
    expect(headers["content-security-policy"]).not.toContain("unsafe");
  });

  test("shows one mail with its code and its text, and the HTML apart with nothing running in it", async () => {
    const { app, mail, newest, get } = await open();
    await mail.enqueue(app.db, reader("kim@person.example"), aLoginCode(app.now(), "407182"));
    await mail.tick();
    const url = `/dev/mailbox/${(await newest())?.id}`;
    const page = await get(url);
    expect(page.body).toContain(">407182</span>");
    expect(page.body).toContain("It is valid for 10 minutes");
    expect(page.body).toContain(`<iframe src="${url}/html"`);
    const frame = await get(`${url}/html`);
    expect(frame.body).toContain("407182");
    expect(frame.headers["content-security-policy"]).toContain("sandbox allow-popups");
    expect(frame.headers["content-security-policy"]).not.toContain("allow-scripts");
  });

  test("reads nothing aloud to the log", async () => {
    const { app, mail, newest, get } = await open();
    await mail.enqueue(app.db, reader("kim@person.example"), aLoginCode(app.now(), "407182"));
    await mail.tick();
    await get("/dev/mailbox");
    await get(`/dev/mailbox/${(await newest())?.id}`);
    const { key } = mail.mailbox;
    for (const url of [
      `/dev/mailbox?key=${key}`,
      `/dev/mailbox?k%65y=${key}`,
      `/dev/nothing?a=1&KEY=${key}`,
    ]) {
      await app.inject(url);
    }
    const log = app.logLines.join("");
    expect(log).toContain("/dev/mailbox");
    for (const secret of ["407182", "person.example", key]) expect(log).not.toContain(secret);
  });

  test("marks a code whose time is over", async () => {
    const { app, mail, get } = await open();
    await mail.enqueue(app.db, reader("kim@person.example"), aLoginCode(app.now()));
    await mail.tick();
    expect((await get("/dev/mailbox")).body).not.toContain("Expired");
    app.passTime(11 * MINUTE);
    expect((await get("/dev/mailbox")).body).toContain("Expired");
  });

  test("answers 404 for a mail that is not there", async () => {
    const { get } = await open();
    for (const url of ["/dev/mailbox/nothing", "/dev/mailbox/nothing/html"]) {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain("This email does not exist");
    }
  });

  test.each([
    ["a mail server is configured", { SMTP_URL: "smtp://127.0.0.1:2525" }],
    ["others can reach the address", { PUBLIC_URL: "https://cards.example" }],
    ["the address is in a private network", { PUBLIC_URL: "http://192.168.1.5:3000" }],
  ])("does not exist when %s", async (_, env) => {
    const { app, get } = await open(env);
    const ordinary = await app.inject("/dev/nothing");
    for (const url of ["/dev/mailbox", "/dev/mailbox/x", "/dev/mailbox/x/html"]) {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toBe(ordinary.body);
    }
  });

  test("is not there for a site whose name points to this machine", async () => {
    const { get } = await open();
    const status = async (host: string) => (await get("/dev/mailbox", { headers: { host } })).statusCode;
    expect(await status("evil.example:3000")).toBe(404);
    for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])
      expect(await status(host)).toBe(200);
  });

  test("is not there for another machine, whatever host or address it names", async () => {
    // The connection counts, also where the address that a header names is believed.
    for (const env of [{}, { TRUST_PROXY: "192.0.2.0/24, 2001:db8::/32" }]) {
      const app = await buildTestApp(database, { env, pages: plainPages() });
      const unknown = await app.inject("/dev/nothing");
      for (const remoteAddress of ["192.0.2.7", "::ffff:192.0.2.7", "2001:db8::7"]) {
        for (const headers of [{}, { host: "127.0.0.1:3000" }, { "x-forwarded-for": "127.0.0.1" }]) {
          for (const url of ["/dev/mailbox", "/dev/mailbox/x", "/dev/mailbox/x/html"]) {
            const response = await getWithKey(app)(url, { remoteAddress, headers });
            expect(response.statusCode).toBe(404);
            expect(response.body).toBe(unknown.body);
          }
        }
      }
      for (const remoteAddress of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
        expect((await getWithKey(app)("/dev/mailbox", { remoteAddress })).statusCode).toBe(200);
      }
    }
  });

  test("is not there for a proxy that adds no header and speaks HTTP/1.0", async () => {
    const { app, mail } = await open();
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const statusOf = async (version: string) => {
      const socket = connect(port, "127.0.0.1");
      await once(socket, "connect");
      socket.write(
        `GET /dev/mailbox HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nCookie: mailbox=${mail.mailbox.key}\r\n` +
          "Connection: close\r\n\r\n",
      );
      return (await text(socket)).slice(9, 12);
    };
    expect(await statusOf("1.0")).toBe("404");
    expect(await statusOf("1.1")).toBe("200");
  });

  test.each([
    ["forwarded", "for=192.0.2.7"],
    ["x-forwarded-for", "192.0.2.7"],
    ["x-forwarded-host", "cards.example"],
    ["x-forwarded-proto", "https"],
    ["x-real-ip", "192.0.2.7"],
    ["via", "1.1 proxy.example"],
  ])("is not there through a proxy on this machine, which %s tells", async (name, value) => {
    const { app, get } = await open();
    const response = await get("/dev/mailbox", { headers: { host: "127.0.0.1:3000", [name]: value } });
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe((await app.inject("/dev/nothing")).body);
  });
});
