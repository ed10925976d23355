import { expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { checkCompany } from "./company-checks.ts";
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
