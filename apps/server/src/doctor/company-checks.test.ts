import { expect, test } from "vitest";
import { anAccount } from "../../../../tools/harness/accounts.ts";
import { temporaryFolder } from "../../test/server-process.ts";
import { readConfig } from "../config/config.ts";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { checkCompany, checkCompanyTeam } from "./company-checks.ts";
import type { DoctorPorts } from "./finding.ts";

const ISSUER = "https://id.officinabrera.example/realm";
const COMPANY = {
  OIDC_ISSUER: ISSUER,
  OIDC_CLIENT_ID: "visita",
  OIDC_CLIENT_SECRET: "hunter2",
  OIDC_NAME: "Officina Brera",
};

function check(answer: () => Response, env: Record<string, string> = {}) {
  const asked: string[] = [];
  const fetch: DoctorPorts["fetch"] = async (url) => {
    asked.push(String(url));
    return answer();
  };
  const ports = { fetch, now: Date.now, freeBytes: async () => 5e9 };
  return checkCompany(readConfig({ ...COMPANY, ...env }), ports).then((finding) => ({ ...finding, asked }));
}

test("finds a provider that answers by the name that is set", async () => {
  expect(await check(() => Response.json({ issuer: ISSUER }))).toMatchObject({
    outcome: "well",
    asked: [`${ISSUER}/.well-known/openid-configuration`],
  });
  expect(await checkCompany(readConfig({}), {} as DoctorPorts)).toBeUndefined();
});

test("finds one that is down, calls itself something else, or is not encrypted", async () => {
  expect(await check(() => new Response("", { status: 503 }))).toMatchObject({
    outcome: "broken",
    text: "Officina Brera cannot be reached (503).",
  });
  expect(await check(() => Response.json({ issuer: "https://evil.example" }))).toMatchObject({
    outcome: "broken",
    text: `Officina Brera calls itself https://evil.example, not ${ISSUER}.`,
  });
  const issuer = "http://id.internal";
  expect(await check(() => Response.json({ issuer }), { OIDC_ISSUER: issuer })).toMatchObject({
    outcome: "warning",
  });
});

test("finds whether the people of the company come into a team, and whether it is theirs", async () => {
  const env = { ...COMPANY, OIDC_TEAM: "brera", DATA_DIR: temporaryFolder() };
  const { database } = readConfig(env);
  const examined = async (more = {}) => (await checkCompanyTeam(readConfig({ ...env, ...more })))[0];
  const db = openDatabase(database);
  await migrate(db);
  expect(await examined({ OIDC_TEAM: undefined })).toBeUndefined();
  expect(await examined()).toMatchObject({ outcome: "warning", text: expect.stringContaining("/t/brera") });
  const email = "giulia@officinabrera.example";
  const { id: giulia } = await anAccount(db, { email });
  const team = { id: (await anAccount(db)).id, name: "Officina Brera", created_at: 1 };
  await db
    .insertInto("team")
    .values({ ...team, page_slug: "brera" })
    .execute();
  const owner = { id: "p1", team_id: team.id, account_id: giulia, card_id: null, role: "owner" };
  await db
    .insertInto("team_person")
    .values({ ...owner, email, name: "Giulia", created_at: 1 })
    .execute();
  expect(await examined()).toMatchObject({
    outcome: "warning",
    text: "no owner of the team Officina Brera signs in by Officina Brera or is an admin, so no one is put into it.",
  });
  expect(await examined({ ADMIN_EMAILS: email })).toMatchObject({ outcome: "well" });
  const identity = { issuer: ISSUER, subject: "giulia", account_id: giulia, linked_at: 1 };
  await db.insertInto("company_identity").values(identity).execute();
  expect(await examined()).toMatchObject({
    outcome: "well",
    text: "whoever comes by Officina Brera is put into the team Officina Brera.",
  });
  await db.destroy();
});
