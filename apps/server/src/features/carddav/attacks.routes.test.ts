import { expect, test } from "vitest";
import { contactsOf } from "../../../test/contacts.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { aDevice, basic, NAMESPACES } from "../../../test/dav-device.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { PHOEBE, vcard } from "../../../test/vcards.ts";

eachDatabase("address books are safe from", (database) => {
  async function open(env: Record<string, string> = {}) {
    const app = await buildTestApp(database, { env });
    const owner = await anOwner(app);
    return { app, owner, contacts: contactsOf(owner), phone: await aDevice(app, owner) };
  }

  test("whoever has no password of a device: a session, the account's password, another's name", async () => {
    const { app, owner, phone } = await open();
    const stranger = await anOwner(app);
    const path = `${phone.home}people/`;
    const ask = async (headers: Record<string, string>) => {
      const response = await phone.send("PROPFIND", path, undefined, { depth: "0", ...headers });
      return [response.statusCode, response.headers["www-authenticate"]?.slice(0, 5)];
    };
    const cookie = `sid=${owner.browser.cookies.get("sid")}`;
    expect(await ask({})).toEqual([207, undefined]);
    for (const authorization of [
      "",
      "Basic",
      "Basic ====",
      `Bearer ${phone.secret}`,
      basic(owner.email, ""),
      basic(owner.email, "the account's own password"),
      basic(stranger.email, phone.secret),
      basic("", phone.secret),
    ]) {
      expect(await ask({ authorization, cookie }), authorization).toEqual([401, "Basic"]);
    }
    // People type it in groups, and phones write addresses in their own case.
    const typed = phone.secret.toUpperCase().replace(/(.{4})/g, "$1 ");
    expect(await ask({ authorization: basic(owner.email.toUpperCase(), typed) })).toEqual([207, undefined]);
  });

  test("a method that is not taken there, by name and with those that are", async () => {
    const { app, phone } = await open();
    const member = "OPTIONS, PROPFIND, REPORT, GET, HEAD, PUT, DELETE";
    const book = "OPTIONS, PROPFIND, REPORT";
    const { etag } = (await phone.put("people/1.vcf", vcard(PHOEBE))).headers;
    for (const method of ["POST", "PATCH", "MKCOL", "COPY", "MOVE", "LOCK", "ACL", "TRACE"]) {
      for (const [path, allow] of [
        ["people/1.vcf", member],
        ["people/", book],
        ["", book],
      ] as const) {
        const { statusCode, headers } = await phone.send(method, path);
        expect([method, path, statusCode, headers.allow]).toEqual([method, path, 405, allow]);
      }
    }
    for (const method of ["GET", "PUT", "DELETE"]) {
      const { statusCode, headers } = await phone.send(method, "people/");
      expect([method, statusCode, headers.allow]).toEqual([method, 405, book]);
    }
    expect((await phone.send("MKCOL", "/dav/somebody-else/")).statusCode).toBe(404);
    expect((await phone.send("MKCOL", "people/", undefined, { authorization: "" })).statusCode).toBe(401);
    const found = await app.inject({ method: "PUT", url: "/.well-known/carddav" });
    expect([found.statusCode, found.headers.allow]).toEqual([405, "GET, HEAD, PROPFIND, OPTIONS"]);
    expect((await phone.get("people/1.vcf")).headers.etag).toBe(etag);
  });

  test("a revoked password, at once", async () => {
    const { owner, phone } = await open();
    expect((await phone.sync("people")).status).toBe(207);
    await owner.browser.delete(`/api/account/tokens/${phone.tokenid}`);
    expect((await phone.send("PROPFIND", "people/", undefined, { depth: "0" })).statusCode).toBe(401);
  });

  test("passwords in the clear", async () => {
    const { app, owner, phone } = await open();
    const ask = (headers: Record<string, string>, remoteAddress = "198.51.100.7") =>
      app.inject({
        method: "GET",
        url: `${phone.home}people/x.vcf`,
        remoteAddress,
        headers: { authorization: basic(owner.email, phone.secret), ...headers },
      });
    expect((await ask({})).statusCode).toBe(403);
    expect((await ask({ "x-forwarded-for": "203.0.113.9" }, "127.0.0.1")).statusCode).toBe(403);
    expect((await ask({}, "127.0.0.1")).statusCode).toBe(404);
  });

  test("passwords in the clear behind a proxy that tells of it", async () => {
    const { app, owner, phone } = await open({
      PUBLIC_URL: "https://cards.example",
      TRUST_PROXY: "10.0.0.0/8",
    });
    const ask = (protocol: string) =>
      app.inject({
        method: "GET",
        url: `${phone.home}people/x.vcf`,
        remoteAddress: "10.0.0.2",
        headers: {
          authorization: basic(owner.email, phone.secret),
          "x-forwarded-for": "203.0.113.9",
          "x-forwarded-proto": protocol,
        },
      });
    expect((await ask("http")).statusCode).toBe(403);
    expect((await ask("https")).statusCode).toBe(404);
  });

  test("guesses, which keep nobody from their contacts", async () => {
    const { owner, phone } = await open({ RATE_LIMIT_SCALE: "1" });
    const guess = (password: string) =>
      phone.send("PROPFIND", "people/", undefined, {
        depth: "0",
        authorization: basic(owner.email, password),
      });
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1) statuses.push((await guess(`guess-${tries}`)).statusCode);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
    expect(statuses[30]).toBe(429);
    expect((await guess(phone.secret)).statusCode).toBe(207);
  });

  test("guesses from many networks at one account, and from one network at many accounts", async () => {
    const { app, owner, phone } = await open({ RATE_LIMIT_SCALE: "1", PUBLIC_URL: "https://cards.example" });
    const guess = async (email: string, remoteAddress: string, password = "wrong") => {
      const headers = { authorization: basic(email, password) };
      return (await app.inject({ url: `${phone.home}people/x.vcf`, remoteAddress, headers })).statusCode;
    };
    const atOne: number[] = [];
    for (let at = 0; at <= 100; at += 1) atOne.push(await guess(owner.email, `198.51.${at}.7`));
    expect(atOne).toEqual([...Array(100).fill(401), 429]);
    expect(await guess(owner.email, "198.51.200.7", phone.secret)).toBe(404);
    const atMany: number[] = [];
    for (let at = 0; at <= 30; at += 1) {
      atMany.push(await guess(`somebody-${at}@person.example`, "203.0.113.9"));
    }
    expect(atMany).toEqual([...Array(30).fill(401), 429]);
    expect(await guess("somebody@person.example", "192.0.2.9")).toBe(401);
  });

  test("a device's password at calls and pages", async () => {
    const { app, owner, phone } = await open();
    for (const authorization of [basic(owner.email, phone.secret), `Bearer ${phone.secret}`]) {
      const response = await app.inject({ url: "/api/contacts", headers: { authorization } });
      expect(response.statusCode).toBe(401);
    }
  });

  test("other accounts, in paths and in what a request names", async () => {
    const { app, contacts, phone } = await open();
    const { personid } = await contacts.add({ name: "Kwame Asante" });
    const other = await aDevice(app, await anOwner(app));
    const path = `${phone.home}people/${personid}.vcf`;
    const forms = [
      path,
      path.replace("/dav/", "/dav//"),
      `${other.home}../${path.slice(5)}`,
      `${other.home}people/..%2f..%2f${path.slice(5)}`,
    ];
    for (const each of forms) {
      expect((await other.get(each)).statusCode, each).toBe(404);
      expect((await other.put(each, vcard(PHOEBE))).statusCode, each).toBe(404);
      expect((await other.remove(each)).statusCode, each).toBe(404);
    }
    expect((await other.propfind(phone.home, "1", "<d:displayname/>")).status).toBe(404);
    expect((await other.propfind(`${phone.home}people/`, "1", "<d:getetag/>")).status).toBe(404);
    // The name of a person is no way to somebody else's.
    expect((await other.get(`people/${personid}.vcf`)).statusCode).toBe(404);
    expect((await other.remove(`people/${personid}.vcf`)).statusCode).toBe(404);
    const { responses } = await other.multiget("people", [path, `${other.home}people/${personid}.vcf`]);
    expect(responses.map(({ status }) => status)).toEqual([
      "HTTP/1.1 404 Not Found",
      "HTTP/1.1 404 Not Found",
    ]);
    expect((await contacts.open(personid)).statusCode).toBe(200);
    // Whoever takes the name of somebody else's person makes a person of their own.
    expect((await other.put(`people/${personid}.vcf`, vcard(PHOEBE))).statusCode).toBe(201);
    expect((await contacts.open(personid)).json().name).toBe("Kwame Asante");
  });

  test("XML with entities, without an end, too deep or too long", async () => {
    const { phone } = await open();
    const propfind = (content: string) => `<d:propfind ${NAMESPACES}>${content}</d:propfind>`;
    const laughs = Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
    ).join("");
    const bodies = [
      `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]>${propfind("<d:prop><d:displayname>&l9;</d:displayname></d:prop>")}`,
      `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${propfind("<d:prop>&f;</d:prop>")}`,
      `<!DOCTYPE x SYSTEM "http://127.0.0.1:1/x.dtd">${propfind("<d:allprop/>")}`,
      propfind("<d:prop>&unknown;</d:prop>"),
      propfind("<a>".repeat(30) + "</a>".repeat(30)),
      "<a>".repeat(100_000),
      propfind(`<d:prop>${"<d:getetag/>".repeat(30_000)}</d:prop>`),
      propfind("<d:prop>"),
      "<other/>",
      "\u0000\u0001",
      Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
    ];
    for (const body of bodies) {
      const response = await phone.send("PROPFIND", "people/", body, { depth: "1" });
      expect(response.statusCode, String(body).slice(0, 80)).toBe(400);
      expect(response.body).not.toContain("root:");
    }
    const many = Array.from({ length: 100 }, (_, at) => `<x:p${at} xmlns:x="urn:x"/>`).join("");
    expect((await phone.propfind("people/", "1", many)).status).toBe(403);
    const long = `<x:${"p".repeat(300)} xmlns:x="urn:x"/>`;
    expect((await phone.propfind("people/", "1", long)).status).toBe(403);
    const huge = await phone.send("REPORT", "people/", propfind("x".repeat(3_000_000)), {});
    expect(huge.statusCode).toBe(413);
    const infinite = await phone.send("PROPFIND", "", propfind("<d:allprop/>"), { depth: "infinity" });
    expect([infinite.statusCode, infinite.body.includes("propfind-finite-depth")]).toEqual([403, true]);
  });

  test("vCards that are too large, none, several, or of a kind that is no person", async () => {
    const { contacts, phone } = await open();
    const card = (...lines: string[]) =>
      vcard(["BEGIN:VCARD", "VERSION:3.0", "FN:Sam", ...lines, "END:VCARD"]);
    const bodies = [
      "",
      "hello",
      card().repeat(2),
      card("BEGIN:VCARD", "END:VCARD"),
      card().replace("3.0", "2.1"),
      card().replace("VERSION:3.0\r\n", ""),
      card("X-ADDRESSBOOKSERVER-KIND:group", "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1"),
      card("KIND:Group", "MEMBER:urn:uuid:1").replace("3.0", "4.0"),
      card("NOTE:\u0000"),
      card(...Array<string>(3_000).fill("X-A:b")),
    ];
    for (const body of bodies) {
      const response = await phone.put("people/x.vcf", body);
      expect([response.statusCode, response.body.includes("valid-address-data")], body.slice(0, 60)).toEqual([
        403,
        true,
      ]);
    }
    expect((await phone.put("people/x.vcf", card(`PHOTO:${"A".repeat(1024 * 1024)}`))).statusCode).toBe(413);
    expect((await contacts.list()).people).toEqual([]);
    // What is strange, but can be read, is taken.
    const company = card("KIND:org", "ORG:Saltmarsh").replace("3.0", "4.0");
    expect((await phone.put("people/company.vcf", company)).statusCode).toBe(201);
    await phone.remove("people/company.vcf");
    const strange = vcard([
      "BEGIN:VCARD",
      "VERSION:3.0",
      "UID:1",
      ":",
      "no property",
      "ADR;TYPE=HOME:;;Elm",
      "END:VCARD",
    ]);
    expect((await phone.put("people/x.vcf", strange)).statusCode).toBe(201);
    expect((await phone.get("people/x.vcf")).body).toBe(strange);
    expect((await contacts.list()).people[0]?.name).toBe("?");
    const control = card("NOTE:bell \u0007 and \u001b");
    expect((await phone.put("people/y.vcf", control)).statusCode).toBe(201);
    const { responses } = await phone.multiget("people", [`${phone.home}people/y.vcf`]);
    expect(responses[0]?.props["address-data"]).toContain("bell \ufffd and \ufffd");
  });

  test("two people with one identity, and more than an account can have", async () => {
    const { app, owner, contacts, phone } = await open();
    await phone.put("people/a.vcf", vcard(PHOEBE));
    const twice = await phone.put("people/b.vcf", vcard(PHOEBE));
    expect([twice.statusCode, twice.body.includes("no-uid-conflict")]).toEqual([409, true]);
    const { personid } = await contacts.add({ name: "Kwame Asante" });
    const { body } = await phone.get(`people/${personid}.vcf`);
    expect((await phone.put("people/c.vcf", body)).statusCode).toBe(409);
    const row = await app.db
      .selectFrom("person")
      .selectAll()
      .where("id", "=", personid)
      .executeTakeFirstOrThrow();
    const { number: _, ...person } = row;
    const others = Array.from({ length: 9_998 }, (_each, at) => ({ ...person, id: `p${at}` }));
    for (let at = 0; at < others.length; at += 500) {
      await app.db
        .insertInto("person")
        .values(others.slice(at, at + 500))
        .execute();
    }
    const full = await phone.put("people/d.vcf", vcard(PHOEBE.map((line) => line.replace("0E1F", "0E2F"))));
    expect([full.statusCode, full.body.includes("quota-not-exceeded")]).toEqual([507, true]);
    expect(owner.id).toBe(person.owner_id);
  });
});
