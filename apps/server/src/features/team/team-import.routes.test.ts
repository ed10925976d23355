import { buffer } from "node:stream/consumers";
import TEXT from "@visita/domain/answers/import/en";
import { expect, test } from "vitest";
import { ZipFile } from "yazl";
import { anImage } from "../../../../../tools/harness/cards.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { fingerprint, readTables } from "../../../test/fingerprints.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import type { Owner } from "../../../test/owner.ts";
import { aTeam, TEMPLATE } from "../../../test/teams.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

eachDatabase("bringing a copy of a team into another one", (database) => {
  /** A team with a logo and two people, its copy, and a team of another account's. */
  async function open() {
    const app = await buildTestApp(database);
    const team = await aTeam(app);
    await team.save({ ...TEMPLATE, logo: { rule: "fixed", value: await anImage() } });
    await team.invite("Anna Rossi <anna@officinabrera.example>\nBen Bianchi <ben@officinabrera.example>");
    const copy = await copyOf(app, team.owner);
    // The other team's owner has the address from here on.
    const moved = { email: "former@person.example" };
    await app.db.updateTable("account").set(moved).where("id", "=", team.owner.id).execute();
    const other = await aTeam(app);
    return { app, other, copy, teamid: team.teamid };
  }

  test("shows what would come, and writes nothing", async () => {
    const { app, other, copy, teamid } = await open();
    const before = await stored(app);
    const look = await send(other.owner, `${other.url}/import/look`, copy);
    expect(look.json()).toEqual({
      teams: [{ teamid, name: "Officina Brera", templates: 1, people: 2, leftOut: 1 }],
      seatsLeft: 10_000,
    });
    expect(await stored(app)).toEqual(before);
  });

  test("adds the templates with their logos, and invites everybody anew", async () => {
    const { app, other, copy, teamid } = await open();
    const response = await send(other.owner, `${other.url}/import?team=${teamid}`, copy);
    expect([response.statusCode, response.json()]).toEqual([201, { templates: 1, people: 2 }]);
    const [, brought] = await other.templates();
    expect(brought.template.logo.value).toMatch(/^\/media\//);
    expect((await app.inject(brought.template.logo.value)).statusCode).toBe(200);
    const shown = (await app.inject("/api/card/anna-rossi-2")).json();
    expect(shown).toMatchObject({ fullname: "Anna Rossi", companyname: "Officina Brera" });
    const mails = await mailsTo(app, "ben@officinabrera.example");
    expect(mails.map(({ kind }) => kind)).toEqual(["team_invitation", "team_invitation"]);
    // Once more: everybody is here already.
    const again = await send(other.owner, `${other.url}/import/look`, copy);
    expect(again.json().teams).toMatchObject([{ people: 0, leftOut: 3 }]);
  });

  test("gives another username where one is taken, and brings nobody without a seat", async () => {
    const { app, other, copy, teamid } = await open();
    await app.db.deleteFrom("subscription").execute();
    await other.invite("Zoe One <zoe@person.example>\nYan Two <yan@person.example>");
    const refused = await send(other.owner, `${other.url}/import?team=${teamid}`, copy);
    expect(refused.json()).toMatchObject({ code: "seats_full" });
    expect(await other.templates()).toHaveLength(1);
    const zoe = await other.person("Zoe One");
    await other.owner.browser.post(`${other.url}/people/${zoe?.personid}/remove`, { successor: null });
    expect((await send(other.owner, `${other.url}/import?team=${teamid}`, copy)).statusCode).toBe(201);
    const people: { name: string; card: { username: string } | null }[] = await other.people();
    expect(people.find(({ name }) => name === "Anna Rossi")?.card?.username).toBe("anna-rossi-2");
  });

  test("refuses what is no copy, and a team that is not in it", async () => {
    const { other, copy } = await open();
    const unknown = await send(other.owner, `${other.url}/import?team=none`, copy);
    expect([unknown.statusCode, unknown.json().message]).toEqual([400, TEXT.notACopy]);
    const nothing = await send(other.owner, `${other.url}/import/look`, Buffer.from("PK"));
    expect([nothing.statusCode, nothing.json().message]).toEqual([400, TEXT.notACopy]);
  });

  test("leaves out templates and people that nobody could have made", async () => {
    const { other } = await open();
    const hostile = {
      teamid: "h",
      name: "Hostile",
      role: "owner",
      templates: [
        { templateid: "a", name: "Bad", template: { ...TEMPLATE, color: { rule: "fixed", value: "none" } } },
        { templateid: "b", name: "\u202eevil", template: TEMPLATE },
        {
          templateid: "c",
          name: "Good",
          template: { ...TEMPLATE, logo: { rule: "fixed", value: "/etc/passwd" } },
        },
        7,
      ],
      people: [
        { name: "<b>Eve</b>", email: "no mail" },
        null,
        { name: "Ada", email: "ADA@officinabrera.example" },
      ],
    };
    const copy = await zip({
      "account.json": { format: "visita-export", version: 1 },
      "teams.json": { teams: [hostile, { ...hostile, teamid: "m", role: "member" }] },
    });
    const look = await send(other.owner, `${other.url}/import/look`, copy);
    expect(look.json().teams).toEqual([
      { teamid: "h", name: "Hostile", templates: 1, people: 1, leftOut: 1 },
    ]);
    const response = await send(other.owner, `${other.url}/import?team=h`, copy);
    expect([response.statusCode, response.json()]).toEqual([201, { templates: 1, people: 1 }]);
  });
});

const send = (owner: Owner, url: string, payload: Buffer) =>
  owner.browser.send({ method: "POST", url, payload, headers: { "content-type": "application/zip" } });

async function copyOf(app: TestApp, { browser }: Owner): Promise<Buffer> {
  const { id } = (await browser.post("/api/account/export")).json().export;
  await app.context.exportWorker.tick();
  return (await browser.get(`/api/account/export/${id}/file`)).rawPayload;
}

/** But for what counts calls, and mails, which are delivered meanwhile. */
async function stored(app: TestApp) {
  const tables = await readTables(app.db);
  for (const name of ["rate_counter", "outbox"]) tables.delete(name);
  return fingerprint(tables);
}

async function zip(files: Readonly<Record<string, object>>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [path, content] of Object.entries(files)) {
    file.addBuffer(Buffer.from(JSON.stringify(content)), path);
  }
  file.end();
  return buffer(file.outputStream);
}
