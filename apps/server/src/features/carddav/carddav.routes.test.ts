import { expect, test } from "vitest";
import { aGuest, contactsOf } from "../../../test/contacts.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { aDevice, deviceOf, NAMESPACES } from "../../../test/dav-device.ts";
import { lastCodeTo } from "../../../test/mailbox.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp, cheapPasswords } from "../../../test/test-app.ts";
import { linesOf, PHOEBE, PHOEBE_READ, vcard } from "../../../test/vcards.ts";

eachDatabase("address books", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    const owner = await anOwner(app);
    return { app, owner, contacts: contactsOf(owner), phone: await aDevice(app, owner) };
  }

  test("a person made on a phone is here, and an edit there is an edit here", async () => {
    const { contacts, phone } = await open();
    const made = await phone.put("people/5AF1.vcf", vcard(PHOEBE), { "if-none-match": "*" });
    expect(made.statusCode).toBe(201);
    const { people } = await contacts.list();
    expect(people).toMatchObject([
      { ...PHOEBE_READ, tags: ["Fair", "Press, radio"], origin: "added", met: "", isNew: false },
    ]);
    const id = people[0]?.personid ?? "";
    expect((await contacts.open(id)).json().ownNote).toBe("Likes tea.\n\nAnd coffee.");

    const edited = vcard(PHOEBE.map((line) => line.replace("Saltmarsh", "Dune Works")));
    const etag = made.headers.etag as string;
    expect((await phone.put("people/5AF1.vcf", edited, { "if-match": etag })).statusCode).toBe(204);
    expect((await contacts.open(id)).json()).toMatchObject({ company: "Dune Works", role: "Surveyor" });
    expect((await contacts.list("?q=dune")).people).toHaveLength(1);
  });

  test("what contacts have no place for comes back as it was, also after an edit here", async () => {
    const { contacts, phone } = await open();
    const written = await phone.put("people/5AF1.vcf", vcard(PHOEBE));
    expect(linesOf((await phone.get("people/5AF1.vcf")).body)).toEqual(PHOEBE);
    expect((await phone.get("people/5AF1.vcf")).headers.etag).toBe(written.headers.etag);

    const [person] = (await contacts.list()).people;
    const id = person?.personid ?? "";
    const changes = { name: "Phoebe Lindqvist", email: "", phone: "+46 8 555 0177", role: "Director" };
    await contacts.patch(id, { ...changes, company: "Dune", ownNote: "Tea; only.", tags: ["Fair"] });
    const lines = linesOf((await phone.get("people/5AF1.vcf")).body);
    const replaced: Record<string, string> = {
      "FN:Phoebe Lindström": "FN:Phoebe Lindqvist",
      "N:Lindström;Phoebe;;;": "N:Lindqvist;Phoebe;;;",
      "ORG:Saltmarsh;Coast": "ORG:Dune;Coast",
      "TITLE:Surveyor": "TITLE:Director",
      "TEL;type=CELL;type=VOICE;type=pref:+46 8 555 0143":
        "TEL;type=CELL;type=VOICE;type=pref:+46 8 555 0177",
      "CATEGORIES:Fair,Press\\, radio": "CATEGORIES:Fair",
      "NOTE:Likes tea.\\n\\nAnd coffee.": "NOTE:Tea\\; only.",
    };
    const expected = PHOEBE.filter((line) => !line.startsWith("item2.")).map(
      (line) => replaced[line] ?? line,
    );
    expect(lines).toEqual(expected);

    const file = (await contacts.open(`${id}/contact.vcf`)).body;
    expect(file).toContain("X-ABADR:se");
    expect(file).toContain("BDAY;value=date:1985-04-12");
  });

  test("of two devices that edit one person, the later is told and nothing is lost", async () => {
    const { app, owner, contacts, phone } = await open();
    const desk = await aDevice(app, owner, "Desk");
    const { personid } = await contacts.add({ name: "Kwame Asante" });
    const path = `people/${personid}.vcf`;
    const [seen, alike] = [await phone.get(path), await desk.get(path)];
    expect(alike.headers.etag).toBe(seen.headers.etag);
    const match = { "if-match": seen.headers.etag as string };
    const edit = (role: string) => seen.body.replace("END:VCARD", `TITLE:${role}\r\nEND:VCARD`);
    const answers = await Promise.all([
      phone.put(path, edit("One"), match),
      desk.put(path, edit("Two"), match),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 412]);
    const winner = answers[0]?.statusCode === 204 ? "One" : "Two";
    expect((await contacts.open(personid)).json().role).toBe(winner);

    expect((await desk.remove(path, match)).statusCode).toBe(412);
    expect((await phone.put("people/new.vcf", edit("x"), { "if-match": "*" })).statusCode).toBe(412);
    expect((await phone.put(path, edit("x"), { "if-none-match": "*" })).statusCode).toBe(412);
    expect((await contacts.open(personid)).json().role).toBe(winner);
    // An edit here counts like one of a device.
    const now = (await phone.get(path)).headers.etag as string;
    await contacts.patch(personid, { role: "Three" });
    expect((await phone.put(path, edit("x"), { "if-match": now })).statusCode).toBe(412);
  });

  test("a deletion on a phone can be taken back here", async () => {
    const { app, contacts, phone } = await open();
    await phone.put("people/5AF1.vcf", vcard(PHOEBE));
    const [person] = (await contacts.list()).people;
    const id = person?.personid ?? "";
    const { token } = await phone.sync("people");
    expect((await phone.remove("people/5AF1.vcf")).statusCode).toBe(204);
    expect((await phone.remove("people/5AF1.vcf")).statusCode).toBe(404);
    expect((await contacts.list()).people).toEqual([]);
    const gone = await phone.sync("people", token);
    expect(gone.responses.map(({ href, status }) => [href, status])).toEqual([
      [`${phone.home}people/5AF1.vcf`, "HTTP/1.1 404 Not Found"],
    ]);
    expect((await contacts.restore(id)).statusCode).toBe(200);
    expect((await phone.sync("people", gone.token)).responses.map(({ href }) => href)).toEqual([
      `${phone.home}people/5AF1.vcf`,
    ]);
    expect((await phone.sync("people", token)).responses.map(({ status }) => status)).toEqual([undefined]);
    expect(linesOf((await phone.get("people/5AF1.vcf")).body)).toEqual(PHOEBE);

    await phone.remove("people/5AF1.vcf");
    app.passTime(60_000);
    expect((await contacts.restore(id)).statusCode).toBe(410);
    // The same address again.
    await phone.put("people/5AF1.vcf", vcard(PHOEBE));
    expect((await contacts.list()).people).toHaveLength(1);
    expect((await phone.sync("people", token)).responses.map(({ status }) => status)).toEqual([undefined]);
  });

  test("details that somebody leaves and a note there stay apart here", async () => {
    const { app, owner, contacts, phone } = await open();
    await owner.add({ username: "robin", exchange: true });
    await aGuest(app, "robin").leave();
    const [person] = (await contacts.list()).people;
    const id = person?.personid ?? "";
    await contacts.patch(id, { met: "Salone", ownNote: "Call in May." });
    const path = `people/${id}.vcf`;
    const { body } = await phone.get(path);
    expect(body).toContain("NOTE:Met at Salone\\n\\nWe met at the coffee bar.\\n\\nCall in May.\r\n");
    await phone.put(path, body.replace("Call in May.", "Called in May."));
    expect((await contacts.open(id)).json()).toMatchObject({
      ownNote: "Called in May.",
      note: "We met at the coffee bar.",
      met: "Salone",
    });
    expect((await phone.get(path)).body).toContain("bar.\\n\\nCalled in May.\r\n");
  });

  test("a device goes on with its user name after the account's address has changed", async () => {
    const app = await buildTestApp(database);
    const password = "teapot-on-the-moon";
    const owner = await anOwner(app, "free", { password_hash: await cheapPasswords().hash(password) });
    const phone = await aDevice(app, owner);
    const email = "robin@elsewhere.example";
    await owner.browser.post("/api/account/email", { email, password });
    const code = await lastCodeTo(app, email);
    const confirmed = await owner.browser.post("/api/account/email/confirm", { code });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    const statusAs = async (name: string) =>
      (await deviceOf(app, { ...owner, email: name }, phone.secret).sync("people")).status;
    expect(await statusAs(owner.email)).toBe(207);
    expect(await statusAs(email)).toBe(207);
    expect(await statusAs("somebody@elsewhere.example")).toBe(401);
  });

  test("a search finds by any property, and reads only what is asked for", async () => {
    const { contacts, phone } = await open();
    await phone.put("people/5AF1.vcf", vcard(PHOEBE));
    await contacts.add({ name: "Kwame Asante", email: "kwame@saltmarsh.example" });
    const find = async (filter: string, data = "<c:address-data/>") => {
      const { responses } = await phone.report(
        "people/",
        `<c:addressbook-query ${NAMESPACES}><d:prop>${data}</d:prop>${filter}</c:addressbook-query>`,
      );
      return responses
        .map(({ props }) => /FN:(.*?)(?:\r|\n|$)/.exec(props["address-data"] ?? "")?.[1])
        .toSorted();
    };
    const text = (value: string, more = "") => `<c:text-match ${more}>${value}</c:text-match>`;
    const prop = (name: string, content: string) =>
      `<c:prop-filter name="${name}">${content}</c:prop-filter>`;
    const both = ["Kwame Asante", "Phoebe Lindström"];
    expect(await find("")).toEqual(both);
    expect(await find(`<c:filter>${prop("FN", "")}</c:filter>`)).toEqual(both);
    expect(await find(`<c:filter>${prop("FN", text("kwame"))}</c:filter>`)).toEqual(["Kwame Asante"]);
    expect(await find(`<c:filter>${prop("BDAY", "")}</c:filter>`)).toEqual(["Phoebe Lindström"]);
    const unset = prop("BDAY", "<c:is-not-defined/>");
    expect(await find(`<c:filter>${unset}</c:filter>`)).toEqual(["Kwame Asante"]);
    const mail = prop("EMAIL", text("saltmarsh.example", 'match-type="ends-with"'));
    expect(await find(`<c:filter test="allof">${mail}${prop("BDAY", "")}</c:filter>`)).toEqual([
      "Phoebe Lindström",
    ]);
    const cell =
      '<c:param-filter name="TYPE"><c:text-match match-type="equals">cell</c:text-match></c:param-filter>';
    expect(await find(`<c:filter>${prop("TEL", cell)}</c:filter>`)).toEqual(["Phoebe Lindström"]);
    const only = await phone.multiget(
      "people",
      [`${phone.home}people/5AF1.vcf`],
      '<c:address-data><c:prop name="FN"/></c:address-data>',
    );
    expect(linesOf(only.responses[0]?.props["address-data"] ?? "")).toEqual([
      "BEGIN:VCARD",
      "VERSION:3.0",
      "FN:Phoebe Lindström",
      "END:VCARD",
    ]);
  });

  test("version 4.0 is written for those who ask for it, and taken from those who write it", async () => {
    const { contacts, phone } = await open();
    await phone.put("people/5AF1.vcf", vcard(PHOEBE));
    const four = linesOf((await phone.get("people/5AF1.vcf", { accept: "text/vcard; version=4.0" })).body);
    expect(four).toContain("VERSION:4.0");
    expect(four).toContain("PHOTO:data:image/jpeg;base64,/9j/4AAQSkZJRgABAQ==");
    expect(four).toContain("TEL;type=CELL;type=VOICE;PREF=1:+46 8 555 0143");
    const VERSION_4 = [
      "BEGIN:VCARD",
      "VERSION:4.0",
      "UID:urn:uuid:8b3a",
      "FN:Ana Sousa",
      "TEL;VALUE=uri;PREF=1:tel:+351-215-550-143",
      "PHOTO:data:image/png;base64,iVBORw0KGgo=",
      "GENDER:F",
      "END:VCARD",
    ];
    expect((await phone.put("people/ana.vcf", vcard(VERSION_4))).statusCode).toBe(201);
    expect((await contacts.list()).people[0]).toMatchObject({ name: "Ana Sousa", phone: "+351-215-550-143" });
    const accept = { accept: 'text/vcard;version="4.0"' };
    expect(linesOf((await phone.get("people/ana.vcf", accept)).body)).toEqual(VERSION_4);
    expect(linesOf((await phone.get("people/ana.vcf")).body)).toEqual([
      "BEGIN:VCARD",
      "VERSION:3.0",
      "UID:urn:uuid:8b3a",
      "FN:Ana Sousa",
      "TEL;TYPE=PREF:+351-215-550-143",
      "PHOTO;ENCODING=b;TYPE=PNG:iVBORw0KGgo=",
      "GENDER:F",
      "END:VCARD",
    ]);
  });
});
