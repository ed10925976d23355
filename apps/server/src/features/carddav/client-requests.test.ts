/** The requests of address books that people use, in their order and as they write them. */
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { contactsOf } from "../../../test/contacts.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { aDevice, type Device, readMultistatus } from "../../../test/dav-device.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { PHOEBE, vcard } from "../../../test/vcards.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const CARDDAV = "urn:ietf:params:xml:ns:carddav";
const CALENDARSERVER = "http://calendarserver.org/ns/";

eachDatabase("the requests of", (database) => {
  async function open(env: Record<string, string> = {}) {
    const app = await buildTestApp(database, { env });
    const owner = await anOwner(app);
    const contacts = contactsOf(owner);
    const { personid } = await contacts.add({ name: "Kwame Asante" });
    return { contacts, personid, device: await aDevice(app, owner) };
  }

  /** Asks where a redirect leads, as clients do. */
  async function discover({ send }: Device, body: string): Promise<string> {
    const first = await send("PROPFIND", "/.well-known/carddav", body, { depth: "0" });
    expect([first.statusCode, first.headers.location]).toEqual([301, "/dav/"]);
    const root = await send("PROPFIND", "/dav/", body, { depth: "0" });
    expect(root.statusCode).toBe(207);
    return readMultistatus(root.body).responses[0]?.props["current-user-principal"] ?? "";
  }

  async function ask(device: Device, method: string, path: string, depth: string | undefined, body: string) {
    const headers = { "content-type": "text/xml", ...(depth !== undefined && { depth }) };
    const response = await device.send(method, path, HEAD + body, headers);
    return { status: response.statusCode, body: response.body, ...readMultistatus(response.body) };
  }

  test("an iPhone", async () => {
    const { device, contacts, personid } = await open();
    const principal = await discover(
      device,
      `${HEAD}<A:propfind xmlns:A="DAV:"><A:prop><A:current-user-principal/><A:principal-URL/><A:resourcetype/></A:prop></A:propfind>`,
    );
    expect(principal).toBe(device.home);
    const options = await device.send("OPTIONS", principal);
    expect([options.statusCode, options.headers["dav"]]).toEqual([
      204,
      expect.stringContaining("addressbook"),
    ]);
    const own = await ask(
      device,
      "PROPFIND",
      principal,
      "0",
      `<A:propfind xmlns:A="DAV:"><A:prop><B:addressbook-home-set xmlns:B="${CARDDAV}"/><B:directory-gateway xmlns:B="${CARDDAV}"/><A:displayname/><C:email-address-set xmlns:C="${CALENDARSERVER}"/><A:principal-collection-set/><A:principal-URL/><A:resource-id/><A:supported-report-set/></A:prop></A:propfind>`,
    );
    expect(own.responses[0]?.props).toMatchObject({
      "addressbook-home-set": principal,
      "principal-URL": principal,
    });
    const home = await ask(
      device,
      "PROPFIND",
      principal,
      "1",
      `<A:propfind xmlns:A="DAV:"><A:prop><A:add-member/><D:bulk-requests xmlns:D="http://me.com/_namespace/"/><A:current-user-privilege-set/><A:displayname/><D:guardian-restricted xmlns:D="http://me.com/_namespace/"/><B:max-image-size xmlns:B="${CARDDAV}"/><B:max-resource-size xmlns:B="${CARDDAV}"/><C:me-card xmlns:C="${CALENDARSERVER}"/><A:owner/><C:push-transports xmlns:C="${CALENDARSERVER}"/><C:pushkey xmlns:C="${CALENDARSERVER}"/><A:quota-available-bytes/><A:quota-used-bytes/><A:resource-id/><A:resourcetype/><A:supported-report-set/><A:sync-token/></A:prop></A:propfind>`,
    );
    const books = home.responses.filter(({ props }) => props["resourcetype"]?.includes("addressbook"));
    expect(books.map(({ href }) => href)).toEqual([`${principal}people/`, `${principal}cards/`]);
    const sync = (token: string) =>
      ask(
        device,
        "REPORT",
        `${principal}people/`,
        "1",
        `<A:sync-collection xmlns:A="DAV:">${token === "" ? "<A:sync-token/>" : `<A:sync-token>${token}</A:sync-token>`}<A:sync-level>1</A:sync-level><A:prop><A:getetag/></A:prop></A:sync-collection>`,
      );
    const first = await sync("");
    expect(first.responses.map(({ href }) => href)).toEqual([`${principal}people/${personid}.vcf`]);
    expect(first.token).toBe(books[0]?.props["sync-token"]);
    const read = await ask(
      device,
      "REPORT",
      `${principal}people/`,
      "1",
      `<B:addressbook-multiget xmlns:B="${CARDDAV}"><A:prop xmlns:A="DAV:"><A:getetag/><B:address-data/></A:prop><A:href xmlns:A="DAV:">${principal}people/${personid}.vcf</A:href></B:addressbook-multiget>`,
    );
    expect(read.responses[0]?.props["address-data"]).toContain("FN:Kwame Asante");
    const made = await device.put(`${principal}people/7C1E.vcf`, vcard(PHOEBE), { "if-none-match": "*" });
    expect([made.statusCode, typeof made.headers.etag]).toEqual([201, "string"]);
    expect((await sync(first.token ?? "")).responses.map(({ href }) => href)).toEqual([
      `${principal}people/7C1E.vcf`,
    ]);
    expect((await contacts.list()).people).toHaveLength(2);
  });

  test("a Mac, which compares ctags and may bring the token of another server", async () => {
    const { device, contacts } = await open();
    const { home } = device;
    const state = async () => {
      const body = `<A:propfind xmlns:A="DAV:"><A:prop><C:getctag xmlns:C="${CALENDARSERVER}"/><A:sync-token/></A:prop></A:propfind>`;
      return (await ask(device, "PROPFIND", `${home}people/`, "0", body)).responses[0]?.props["getctag"];
    };
    const before = await state();
    expect(await state()).toBe(before);
    await contacts.add({ name: "Ana Sousa" });
    expect(await state()).not.toBe(before);
    const listed = await ask(
      device,
      "PROPFIND",
      `${home}people/`,
      "1",
      '<A:propfind xmlns:A="DAV:"><A:prop><A:getetag/><A:resourcetype/></A:prop></A:propfind>',
    );
    expect(listed.responses).toHaveLength(3);
    const foreign = await ask(
      device,
      "REPORT",
      `${home}people/`,
      "1",
      '<A:sync-collection xmlns:A="DAV:"><A:sync-token>HwoQEgwAAEG7/gAAAAAYARgAIhUI</A:sync-token><A:sync-level>1</A:sync-level><A:prop><A:getetag/></A:prop></A:sync-collection>',
    );
    expect([foreign.status, foreign.body.includes("valid-sync-token")]).toEqual([403, true]);
    const meCard = `<A:propertyupdate xmlns:A="DAV:"><A:set><A:prop><C:me-card xmlns:C="${CALENDARSERVER}"/></A:prop></A:set></A:propertyupdate>`;
    expect((await device.send("PROPPATCH", `${home}people/`, HEAD + meCard)).statusCode).toBe(403);
    const expand =
      '<A:expand-property xmlns:A="DAV:"><A:property name="group-membership"/></A:expand-property>';
    expect((await ask(device, "REPORT", home, "0", expand)).status).toBe(403);
  });

  test("DAVx5, which asks what it may write", async () => {
    const { device, personid, contacts } = await open();
    const names = `xmlns="DAV:" xmlns:CARD="${CARDDAV}" xmlns:CS="${CALENDARSERVER}"`;
    const propfind = (path: string, depth: string, props: string) =>
      ask(device, "PROPFIND", path, depth, `<propfind ${names}><prop>${props}</prop></propfind>`);
    const principal = await discover(
      device,
      `${HEAD}<propfind ${names}><prop><resourcetype/><displayname/><CARD:addressbook-description/><CARD:addressbook-home-set/><current-user-principal/></prop></propfind>`,
    );
    const home = (await propfind(principal, "0", "<CARD:addressbook-home-set/>")).responses[0]?.props;
    const books = await propfind(
      home?.["addressbook-home-set"] ?? "",
      "1",
      "<resourcetype/><displayname/><CARD:addressbook-description/><current-user-privilege-set/><owner/><supported-report-set/>",
    );
    const [, people, cards] = books.responses;
    expect([people?.props["displayname"], cards?.props["displayname"]]).toEqual(["People", "Cards I keep"]);
    expect(books.responses).toHaveLength(3);
    const able = await propfind(
      `${principal}people/`,
      "0",
      "<CARD:max-resource-size/><CARD:supported-address-data/><supported-report-set/><CS:getctag/><sync-token/>",
    );
    expect(able.responses[0]?.props).toMatchObject({
      "max-resource-size": "1048576",
      "supported-address-data": "address-data-type",
    });
    const sync = await ask(
      device,
      "REPORT",
      `${principal}people/`,
      "0",
      `<sync-collection xmlns="DAV:"><sync-token/><sync-level>1</sync-level><prop><getetag/></prop></sync-collection>`,
    );
    const href = sync.responses[0]?.href ?? "";
    const read = await ask(
      device,
      "REPORT",
      `${principal}people/`,
      "0",
      `<CARD:addressbook-multiget ${names}><prop><getcontenttype/><getetag/><CARD:address-data content-type="text/vcard" version="3.0"/></prop><href>${href}</href></CARD:addressbook-multiget>`,
    );
    const props = read.responses[0]?.props ?? {};
    expect(props["getetag"]).toBe(sync.responses[0]?.props["getetag"]);
    const edited = (props["address-data"] ?? "").replace(
      "END:VCARD",
      "X-ANDROID:kept\r\nTITLE:Surveyor\r\nEND:VCARD\r\n",
    );
    const match = { "if-match": props["getetag"] ?? "" };
    expect((await device.put(href, edited, match)).statusCode).toBe(204);
    expect((await contacts.open(personid)).json().role).toBe("Surveyor");
    expect((await device.remove(href, match)).statusCode).toBe(412);
  });

  test("Thunderbird", async () => {
    const { device, contacts, personid } = await open();
    const names = `xmlns="DAV:" xmlns:cs="${CALENDARSERVER}" xmlns:card="${CARDDAV}"`;
    const principal = await discover(
      device,
      `<propfind ${names}><prop><resourcetype/><displayname/><current-user-principal/><current-user-privilege-set/></prop></propfind>`,
    );
    const list = await ask(
      device,
      "PROPFIND",
      `${principal}people/`,
      "1",
      `<propfind ${names}><prop><resourcetype/><getetag/><cs:getctag/></prop></propfind>`,
    );
    const hrefs = list.responses.filter(({ props }) => props["resourcetype"] === "").map(({ href }) => href);
    expect(hrefs).toEqual([`${principal}people/${personid}.vcf`]);
    const read = await ask(
      device,
      "REPORT",
      `${principal}people/`,
      "1",
      `<card:addressbook-multiget ${names}><prop><getetag/><card:address-data/></prop>${hrefs.map((href) => `<href>${href}</href>`).join("")}</card:addressbook-multiget>`,
    );
    expect(read.responses[0]?.props["address-data"]).toContain("FN:Kwame Asante");
    const token = (
      await ask(
        device,
        "PROPFIND",
        `${principal}people/`,
        "0",
        `<propfind ${names}><prop><displayname/><cs:getctag/><sync-token/></prop></propfind>`,
      )
    ).responses[0]?.props["sync-token"];
    await contacts.remove(personid);
    await contacts.add({ name: "Ana Sousa" });
    const sync = await ask(
      device,
      "REPORT",
      `${principal}people/`,
      undefined,
      `<sync-collection ${names}><sync-token>${token}</sync-token><sync-level>1</sync-level><prop><getetag/><card:address-data/></prop></sync-collection>`,
    );
    expect(sync.responses.map(({ status }) => status)).toEqual(["HTTP/1.1 404 Not Found", undefined]);
    expect(sync.responses[1]?.props["address-data"]).toContain("FN:Ana Sousa");
  });

  test("an iPhone that installs the profile", async () => {
    const { device } = await open({ BRAND: "Cards & Co" });
    const form = (password: string) => new URLSearchParams({ username: device.email, password }).toString();
    const post = (body: string) =>
      device.send("POST", "/dav/profile", body, {
        authorization: "",
        "content-type": "application/x-www-form-urlencoded",
      });
    const profile = await post(form(device.secret));
    expect(profile.headers["content-type"]).toBe("application/x-apple-aspen-config");
    expect(() => new SaxesParser().write(profile.body).close()).not.toThrow();
    expect(profile.body).toContain("<key>PayloadDisplayName</key><string>Cards &amp; Co</string>");
    expect(profile.body).toContain("<key>CardDAVHostName</key><string>localhost</string>");
    expect(profile.body).toContain(`<key>CardDAVPassword</key><string>${device.secret}</string>`);
    expect(profile.body).toContain("<key>CardDAVUseSSL</key><false/>");
    expect((await post(form("a guess"))).statusCode).toBe(401);
    expect((await post("")).statusCode).toBe(401);
  });
});
