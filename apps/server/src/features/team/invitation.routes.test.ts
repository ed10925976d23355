import { isMailProvider } from "@visita/domain/team/mail-providers";
import { expect, test } from "vitest";
import { aBrowser } from "../../../test/browser.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { aTeam, TEMPLATE, type Team } from "../../../test/teams.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { remindInvited } from "./invitation-mail.service.ts";

const DAY_MS = 24 * 60 * 60_000;
const ANNA = "anna@officinabrera.example";

eachDatabase("invitations to a team", (database) => {
  async function open(plan: "free" | "paid" = "paid") {
    const app = await buildTestApp(database, { pages: plainPages() });
    const team = await aTeam(app, plan);
    const invitations = async (to: string) =>
      (await mailsTo(app, to)).filter(({ kind }) => kind === "team_invitation");
    const accept = async (token: string, email: string) =>
      (await anOwner(app, "free", { email })).browser.post("/api/invitation/accept", { token });
    return { app, team, invitations, accept };
  }

  test("make cards that work before anybody has come, and send one mail each", async () => {
    const { app, team, invitations } = await open();
    const text = `Anna Rossi <${ANNA}>\nbad line\nBen Sample, ben@officinabrera.example`;
    const look = await team.owner.browser.post(`${team.url}/invitations/look`, {
      templateid: team.templateid,
      text,
    });
    expect(look.json()).toMatchObject({
      people: 2,
      leftOut: { count: 1, rows: [{ row: 2, value: "", problem: "noEmail" }] },
      total: 3,
    });
    expect((await app.inject("/c/anna-rossi")).statusCode).toBe(404);
    expect((await team.invite(text)).json()).toMatchObject({ invited: 2, leftOut: 1 });
    const card = await app.inject("/api/card/anna-rossi");
    expect(card.json()).toMatchObject({ fullname: "Anna Rossi", contacts: { email: { value: ANNA } } });
    // Nobody would read what visitors leave.
    expect(card.json().exchange).toBeUndefined();
    expect((await app.inject("/c/ben-sample")).statusCode).toBe(200);
    const [mail, ...more] = await invitations(ANNA);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Officina Brera has made you a card");
    expect(mail?.html).toContain("/c/anna-rossi/og.png");
    expect((await invitations("ben@officinabrera.example")).length).toBe(1);
  });

  test("give everybody a username of their own, or the one that was typed for them", async () => {
    const { team } = await open();
    await team.invite("Anna Rossi <anna1@officinabrera.example>");
    const text = [
      "Anna Rossi <anna2@officinabrera.example>",
      "Anna Rossi <anna3@officinabrera.example>",
      "Anna Rossi <anna4@officinabrera.example>",
      "Anna Rossi <anna5@officinabrera.example>",
      "Иван <ivan@officinabrera.example>",
      "宮 <miya@officinabrera.example>",
    ].join("\n");
    const usernames = { 3: "la-rossi", 4: "anna-rossi" };
    const { cards, leftOut } = (await team.invite(text, team.owner, { usernames })).json();
    expect(cards.map(({ username }: { username: string }) => username)).toEqual([
      "anna-rossi-2",
      "anna-rossi-3",
      "la-rossi",
      "ivan",
      "miya",
    ]);
    expect(leftOut).toBe(1);
  });

  test("say before anything is written which usernames are taken, and who does not fit the template", async () => {
    const { team } = await open();
    await team.invite("Anna Rossi <anna1@officinabrera.example>");
    await team.save({ ...TEMPLATE, occupation: { rule: "fixed", value: "Designer" } });
    const text = "Anna Rossi <anna2@officinabrera.example>\nPetra <petra@lindqvist.example>";
    const usernames = { 1: "Anna-Rossi" };
    const look = async (more = {}) => {
      const body = { templateid: team.templateid, text, ...more };
      return (await team.owner.browser.post(`${team.url}/invitations/look`, body)).json();
    };
    expect(await look()).toMatchObject({
      shown: [{ username: "anna-rossi-2", taken: "anna-rossi" }],
      leftOut: { rows: [{ row: 2, value: "petra@lindqvist.example", problem: "ending" }] },
    });
    expect((await look({ usernames })).leftOut.rows[0]).toMatchObject({
      value: "Anna-Rossi",
      problem: "usernameTaken",
    });
    expect((await look({ usernames: { 1: "la-rossi" } })).shown).toMatchObject([
      { username: "la-rossi", taken: "" },
    ]);
  });

  test("come from a sheet whose columns are matched as in an import, and its roles are not taken", async () => {
    const { team } = await open();
    const row = `Anna Rossi,${ANNA},Designer,+1 202 555 0117,owner,Milano`;
    const sheet = `Name,E-mail,Job title,Phone,Team role,Company\n${row}\nHans,hans@officinabrera,,,,\n${row}\n`;
    const send = (path: string) =>
      team.owner.browser.send({
        method: "POST",
        url: `${team.url}/invitations/file${path}?templateid=${team.templateid}`,
        payload: sheet,
        headers: { "content-type": "text/csv" },
      });
    const look = (await send("/look")).json();
    expect(look.shown).toEqual([
      expect.objectContaining({
        row: 2,
        name: "Anna Rossi",
        email: ANNA,
        occupation: "Designer",
        username: "anna-rossi",
      }),
    ]);
    expect(look.leftOut.rows).toEqual([
      expect.objectContaining({ row: 3, value: "hans@officinabrera", problem: "noEmail" }),
      expect.objectContaining({ row: 4, problem: "repeated" }),
    ]);
    const fields = look.columns.map(({ field }: { field: string | null }) => field);
    expect(fields).toEqual(["name", "email", "role", "phone", null, null]);
    expect((await send("")).json()).toMatchObject({ invited: 1, leftOut: 2 });
    const anna = await team.person("Anna Rossi");
    expect(anna).toMatchObject({ role: "member", card: { occupation: "Designer" } });
  });

  test("are taken once, by the invited address alone, and the card is then theirs", async () => {
    const { app, team, accept } = await open();
    await team.invite(`Anna Rossi <${ANNA}>`);
    const token = await team.tokenOf(ANNA);
    const shown = await app.inject({ method: "POST", url: "/api/invitation", payload: { token } });
    expect(shown.json()).toMatchObject({
      ...{ team: "Officina Brera", name: "Anna Rossi", email: ANNA, username: "anna-rossi" },
    });
    expect((await accept(token, "mallory@officinabrera.example")).json().code).toBe("forbidden");
    const anna = await anOwner(app, "free", { email: ANNA });
    const taken = await anna.browser.post("/api/invitation/accept", { token });
    expect(taken.statusCode).toBe(200);
    expect((await anna.list())[0].cardid).toBe(taken.json().cardid);
    expect((await anna.browser.post("/api/invitation/accept", { token })).json().code).toBe("expired");
    expect((await app.inject("/api/card/anna-rossi")).json().exchange).toBe(true);
  });

  test("are not taken with an address that nobody has confirmed, nor with a changed token", async () => {
    const { team, accept, app } = await open();
    await team.invite(`Anna Rossi <${ANNA}>`);
    const token = await team.tokenOf(ANNA);
    const changed = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    expect((await accept(changed, "other@officinabrera.example")).statusCode).toBe(410);
    const anna = await anOwner(app, "free", { email: ANNA, email_verified_at: null });
    expect((await anna.browser.post("/api/invitation/accept", { token })).statusCode).toBe(403);
  });

  test("end after 14 days, or when they are declined; renewed, the former link stays dead", async () => {
    const { app, team, accept } = await open();
    await team.invite(`Anna Rossi <${ANNA}>`);
    const first = await team.tokenOf(ANNA);
    app.passTime(14 * DAY_MS);
    await team.signInAgain();
    const { personid } = (await team.person("Anna Rossi")) ?? {};
    const renew = () => team.owner.browser.post(`${team.url}/people/${personid}/renew`);
    expect((await accept(first, ANNA)).json().code).toBe("expired");
    expect((await renew()).statusCode).toBe(200);
    const second = await team.tokenOf(ANNA);
    const post = (url: string, token: string) => aBrowser(app).post(url, { token });
    expect((await post("/api/invitation", first)).statusCode).toBe(410);
    expect((await post("/api/invitation/decline", second)).statusCode).toBe(200);
    expect((await post("/api/invitation", second)).statusCode).toBe(410);
    expect((await app.inject("/c/anna-rossi")).statusCode).toBe(200);
  });

  test("are followed by one reminder after three days, and by none once they are taken", async () => {
    const { app, team, invitations } = await open();
    const ben = "ben@officinabrera.example";
    await team.invite(`Anna Rossi <${ANNA}>\nBen Sample <${ben}>`);
    const token = await team.tokenOf(ben);
    await (await anOwner(app, "free", { email: ben })).browser.post("/api/invitation/accept", { token });
    const remind = () => remindInvited(app.context);
    app.passTime(3 * DAY_MS - 1_000);
    await remind();
    expect((await invitations(ANNA)).length).toBe(1);
    app.passTime(1_000);
    await Promise.all([remind(), remind()]);
    const [reminder, first, ...more] = await invitations(ANNA);
    expect(more).toEqual([]);
    expect(reminder?.subject).toBe("Reminder: Officina Brera has made you a card");
    const linkOf = (mail: typeof first) => /token=[\w.-]+/.exec(mail?.text ?? "")?.[0];
    expect(linkOf(reminder)).toBe(linkOf(first));
    expect((await invitations(ben)).length).toBe(1);
    app.passTime(3 * DAY_MS);
    await remind();
    expect(
      (await app.db.selectFrom("outbox").select("id").where("sent_at", "is", null).execute()).length,
    ).toBe(0);
  });

  test("never make an owner or an admin, whatever an admin sends", async () => {
    const { team } = await open();
    const admin = await team.member("Ben", "admin");
    await team.invite(`Anna Rossi <${ANNA}>`, admin, { role: "owner" });
    const { personid } = (await team.person("Anna Rossi")) ?? {};
    await admin.browser.post(`${team.url}/people/${personid}/renew`, { role: "owner" });
    const role = (value: string, by = admin) =>
      by.browser.put(`${team.url}/people/${personid}/role`, { role: value });
    expect((await role("owner")).statusCode).toBe(403);
    expect((await role("admin")).statusCode).toBe(403);
    expect((await role("boss", { ...admin, ...team.owner })).statusCode).toBe(400);
    expect(await team.person("Anna Rossi")).toMatchObject({ role: "member" });
  });

  test("stop at the last seat of a team without a plan, also when two are sent at once", async () => {
    const { team } = await open("free");
    await team.invite("One <one@officinabrera.example>\nTwo <two@officinabrera.example>");
    const sent = await Promise.all(
      ["three", "four"].map((name) => team.invite(`${name} <${name}@officinabrera.example>`)),
    );
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 403]);
    expect(sent.find(({ statusCode }) => statusCode === 403)?.json().code).toBe("seats_full");
    expect((await team.people()).length).toBe(4);
  });

  test("sent twice at once make one card", async () => {
    const { team } = await open();
    const sent = await Promise.all([team.invite(`Anna <${ANNA}>`), team.invite(`Anna <${ANNA}>`)]);
    expect(sent.map((response) => response.json().invited).toSorted()).toEqual([0, 1]);
  });

  test("are not needed by who started the team: they make themselves one card, also when asked twice at once", async () => {
    const { team } = await open();
    const make = () => team.owner.browser.post(`${team.url}/card`, { templateid: team.templateid });
    const made = await Promise.all([make(), make()]);
    expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(await team.owner.list()).toHaveLength(1);
  });

  test("are not needed for an address in the team's domain, once an owner has opened it", async () => {
    const { app, team } = await open();
    const set = (joining: object | null) => team.owner.browser.put(`${team.url}/joining`, { joining });
    const { templateid } = team;
    expect((await set({ domain: "elsewhere.example", templateid })).statusCode).toBe(400);
    const ben = await anOwner(app, "free", { email: "ben@officinabrera.example", first_name: "Ben" });
    const join = (who: Team["owner"]) => who.browser.post(`${team.url}/join`);
    const joinable = async (who: Team["owner"]) => (await who.browser.get("/api/team/joinable")).json().teams;
    expect((await join(ben)).statusCode).toBe(404);
    expect((await set({ domain: "@OfficinaBrera.example", templateid })).statusCode).toBe(200);
    expect(await joinable(ben)).toEqual([{ teamid: team.teamid, name: "Officina Brera", isFull: false }]);
    const stranger = await anOwner(app, "free", { email: "ben@elsewhere.example" });
    const unconfirmed = await anOwner(app, "free", {
      email: "cy@officinabrera.example",
      email_verified_at: null,
    });
    const below = await anOwner(app, "free", { email: "dee@mail.officinabrera.example" });
    for (const who of [stranger, unconfirmed, below]) {
      expect(await joinable(who)).toEqual([]);
      expect((await join(who)).statusCode).toBe(404);
    }
    const joined = await join(ben);
    expect(joined.json()).toMatchObject({ username: "ben-sample" });
    expect((await app.inject("/c/ben-sample")).statusCode).toBe(200);
    expect((await join(ben)).statusCode).toBe(409);
  });
});

test("a domain of a mail provider cannot be opened", () => {
  for (const domain of ["gmail.com", "yahoo.co.jp", "hotmail.fr", "web.de"])
    expect(isMailProvider(domain)).toBe(true);
  expect(isMailProvider("officinabrera.example")).toBe(false);
});
