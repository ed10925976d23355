import { ENDPOINTS, FILES } from "@visita/domain/endpoints";
import { TEAM_ROLES, type TeamRole } from "@visita/domain/team/team.contract";
import { mayCall, TEAM_RIGHTS, type TeamCall } from "@visita/domain/team/team.rights";
import type { InjectOptions } from "fastify";
import { expect, test } from "vitest";
import { cardFields } from "../../../../../tools/harness/cards.ts";
import { withDatabase } from "../../../test/databases.ts";
import { readTables } from "../../../test/fingerprints.ts";
import { anOwner, type Owner } from "../../../test/owner.ts";
import { aTeam, TEMPLATE } from "../../../test/teams.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const CARD = await cardFields();
const CALLS = Object.keys(TEAM_RIGHTS) as TeamCall[];
/** What a call needs to be understood; where it names nothing that exists, that is told to those who may ask. */
const BODIES: Partial<Record<TeamCall, (templateid: string) => object>> = {
  "PATCH /api/team/:teamid": () => ({ name: "Brera" }),
  "PUT /api/team/:teamid/joining": () => ({ joining: null }),
  "PUT /api/team/:teamid/logo": () => ({ logo: null }),
  "PUT /api/team/:teamid/page": () => ({ isShown: false, isIndexed: false, slug: "officina-brera" }),
  "PUT /api/team/:teamid/page/me": () => ({ isShown: true }),
  "POST /api/team/:teamid/card": (templateid) => ({ templateid }),
  "POST /api/team/:teamid/delete": () => ({ name: "another name" }),
  "POST /api/team/:teamid/billing/checkout": () => ({ planId: "none" }),
  "POST /api/team/:teamid/billing/seats/look": () => ({ seats: 5 }),
  "POST /api/team/:teamid/billing/seats": () => ({ seats: 5, from: 0 }),
  "POST /api/team/:teamid/templates": (copyOf) => ({ name: "Copy", copyOf }),
  "PUT /api/team/:teamid/templates/:templateid": () => ({ version: 1, template: TEMPLATE }),
  "PATCH /api/team/:teamid/templates/:templateid": () => ({ name: "Studio" }),
  "POST /api/team/:teamid/templates/:templateid/look": () => ({ hidden: [], endings: {} }),
  "POST /api/team/:teamid/templates/:templateid/undo": () => ({ version: 1 }),
  "POST /api/team/:teamid/invitations/look": (templateid) => ({ templateid, text: "" }),
  "POST /api/team/:teamid/invitations": (templateid) => ({ templateid, text: "" }),
  "PUT /api/team/:teamid/people/:personid/card": () => CARD,
  "PUT /api/team/:teamid/people/:personid/role": () => ({ role: "member" }),
  "POST /api/team/:teamid/people/:personid/remove": () => ({ successor: null }),
  "POST /api/team/:teamid/leave": () => ({ successor: "nobody" }),
  "PUT /api/team/:teamid/left/:username": () => ({ successor: null }),
  "PUT /api/team/:teamid/sharing": () => ({ shared: false }),
  "POST /api/team/:teamid/links": () => ({ name: "Salone", slug: "salone" }),
  "PATCH /api/team/:teamid/links/:linkid": () => ({ name: "Salone" }),
  "POST /api/team/:teamid/webhooks": () => ({ url: "http://10.0.0.1/", events: ["link.created"] }),
  "POST /api/team/:teamid/webhooks/try": () => ({ url: "http://10.0.0.1/" }),
  "PUT /api/team/:teamid/webhooks/:webhookid": () => ({
    url: "http://10.0.0.1/",
    events: ["link.created"],
  }),
  "POST /api/team/:teamid/move/look": (templateid) => ({ people: ["nobody"], templateid }),
  "POST /api/team/:teamid/move": (templateid) => ({ people: ["nobody"], templateid }),
};

withDatabase("what each role may do in a team", (database) => {
  test("is said for every call about one, but for joining it", () => {
    const files = FILES.map(({ path }) => ({ method: "GET", path }));
    const named = [...ENDPOINTS, ...files]
      .filter(({ path }) => path.startsWith("/api/team/:teamid"))
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => name !== "POST /api/team/:teamid/join");
    expect([...CALLS].toSorted()).toEqual(named.toSorted());
  });

  test("is what the table says, and to others the team does not exist", async () => {
    const app = await buildTestApp(database);
    const team = await aTeam(app);
    const callers: Record<TeamRole, Owner> = {
      member: await team.member("Anna"),
      admin: await team.member("Ben", "admin"),
      owner: team.owner,
    };
    const stranger = await anOwner(app);
    const statusOf = async (call: TeamCall, { browser }: Owner) => {
      const [method = "", path = ""] = call.split(" ");
      const url = path
        .replace(":teamid", team.teamid)
        .replace(":templateid", "none")
        .replace(":personid", "none")
        .replace(":username", "none")
        .replace(":linkid", "none")
        .replace(":webhookid", "none")
        .replace(":deliveryid", "none");
      const isSheet = path.includes("/file");
      const isFile = isSheet || path.includes("/import");
      const file = isSheet
        ? { payload: "Name,Email\n", headers: { "content-type": "text/csv" } }
        : { payload: Buffer.from("no copy"), headers: { "content-type": "application/zip" } };
      const response = await browser.send({
        method: method as NonNullable<InjectOptions["method"]>,
        url: isFile ? `${url}?${isSheet ? "templateid" : "team"}=none` : url,
        ...(isFile && file),
        ...(!isFile &&
          method !== "GET" &&
          method !== "DELETE" && { payload: BODIES[call]?.(team.templateid) ?? {} }),
      });
      const { code } = response.statusCode === 200 ? {} : response.json();
      return { status: response.statusCode, code: code as string | undefined };
    };
    for (const call of CALLS) {
      const answer = await statusOf(call, stranger);
      expect([call, answer.status, answer.code]).toEqual([call, 404, "not_found"]);
      for (const role of TEAM_ROLES) {
        const { status, code } = await statusOf(call, callers[role]);
        const isRefused = status === 403 && code === "forbidden";
        expect([call, role, isRefused], `${status} ${code}`).toEqual([call, role, !mayCall(role, call)]);
      }
    }
  });

  test("ends at one's own team: what belongs to another is not found under it, and stays as it was", async () => {
    const app = await buildTestApp(database);
    const team = await aTeam(app);
    const other = await aTeam(app, "paid", "zoe@elsewhere.example");
    const anna = await team.member("Anna");
    const link = { name: "Salone", slug: "salone" };
    const { linkid } = (await team.owner.browser.post(`${team.url}/links`, link)).json();
    await other.invite("Cy <cy@elsewhere.example>");
    const cy = (await other.person("Cy"))?.personid;
    const { templateid } = team;
    const ofTemplate = `/templates/${templateid}`;
    const ofPerson = `/people/${anna.personid}`;
    const calls: [number, NonNullable<InjectOptions["method"]>, string, object?][] = [
      [404, "PUT", ofTemplate, { version: 1, template: TEMPLATE }],
      [404, "PATCH", ofTemplate, { name: "Ours" }],
      [404, "POST", `${ofTemplate}/look`, { hidden: ["occupation"], endings: {} }],
      [404, "POST", `${ofTemplate}/undo`, { version: 1 }],
      [404, "DELETE", ofTemplate],
      [404, "POST", "/templates", { name: "Ours", copyOf: templateid }],
      [404, "POST", "/card", { templateid }],
      [404, "PUT", "/joining", { joining: { domain: "elsewhere.example", templateid } }],
      [404, "POST", "/invitations/look", { templateid, text: "Dee <dee@elsewhere.example>" }],
      [404, "POST", "/invitations", { templateid, text: "Dee <dee@elsewhere.example>" }],
      [404, "POST", "/move", { people: [cy], templateid }],
      [404, "POST", "/move/look", { people: [cy], templateid }],
      [404, "GET", ofPerson],
      [404, "GET", `${ofPerson}/card`],
      [404, "PUT", `${ofPerson}/card`, CARD],
      [404, "PUT", `${ofPerson}/role`, { role: "owner" }],
      [404, "POST", `${ofPerson}/renew`],
      [404, "POST", `${ofPerson}/remove`, { successor: null }],
      [404, "POST", `/people/${cy}/remove`, { successor: anna.personid }],
      [404, "PATCH", `/links/${linkid}`, { name: "Ours" }],
      [404, "GET", `/links/${linkid}/cards`],
      [404, "DELETE", `/links/${linkid}`],
    ];
    const whole = () => readTables(app.db, ["team", "team_person", "template", "card", "team_link"]);
    const before = await whole();
    for (const [status, method, path, payload] of calls) {
      const url = other.url + path;
      const sent = await other.owner.browser.send({ method, url, ...(payload && { payload }) });
      expect([method, path, sent.statusCode], sent.body).toEqual([method, path, status]);
    }
    const moved = { people: [anna.personid], templateid: other.templateid };
    expect((await other.owner.browser.post(`${other.url}/move`, moved)).json()).toEqual({ moved: 0 });
    expect((await other.owner.browser.post(`${other.url}/move/look`, moved)).json()).toMatchObject({
      people: 0,
      unfit: [],
    });
    expect((await other.people("?find=anna")).length).toBe(0);
    expect(await whole()).toEqual(before);
  });
});
