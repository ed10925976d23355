import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { configWarnings } from "./config-warnings.ts";

const COMPANY = {
  OIDC_ISSUER: "https://id.officinabrera.example",
  OIDC_CLIENT_ID: "visita",
  OIDC_CLIENT_SECRET: "hunter2",
  OIDC_NAME: "Officina Brera",
};

test("a company signs its people in once all its settings are there", () => {
  expect(readConfig({}).company).toBeNull();
  expect(readConfig(COMPANY).company).toEqual({
    issuer: "https://id.officinabrera.example",
    clientId: "visita",
    clientSecret: "hunter2",
    name: "Officina Brera",
    isOnly: false,
    team: null,
  });
  expect(readConfig({ ...COMPANY, OIDC_ONLY: "true" }).company?.isOnly).toBe(true);
  expect(readConfig({ ...COMPANY, OIDC_TEAM: " Brera " }).company?.team).toBe("brera");
});

describe("a company that is set up wrongly stops the start", () => {
  const { OIDC_CLIENT_SECRET: _, OIDC_NAME: __, ...half } = COMPANY;

  test.each([
    [half, "OIDC_ISSUER is set, so OIDC_CLIENT_SECRET, OIDC_NAME must be set too."],
    [{ OIDC_ONLY: "true" }, "OIDC_ONLY is set, so OIDC_ISSUER, OIDC_CLIENT_ID"],
    [{ ...COMPANY, OIDC_ONLY: "yes" }, 'OIDC_ONLY is "yes" and must be true or false.'],
    [{ OIDC_TEAM: "brera" }, "OIDC_TEAM is set, so OIDC_ISSUER, OIDC_CLIENT_ID"],
    [{ ...COMPANY, OIDC_TEAM: "/t/brera" }, "must be what follows /t/ in the address of the team’s page."],
    [{ ...COMPANY, OIDC_ISSUER: "id.example" }, "must be an address such as https://id.example."],
    [{ ...COMPANY, OIDC_ISSUER: "http://id.example" }, "must begin with https://"],
    [{ ...COMPANY, OIDC_ISSUER: "https://id.example/?x=1" }, "must have no query or user name."],
    [{ ...COMPANY, OIDC_NAME: "x".repeat(61) }, "must have at most 60 characters."],
  ])("%o", (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
    expect(() => readConfig(env)).toThrow(/^(?!.*hunter2)/s);
  });
});

test("whoever leaves the company as the only way in is warned to name an admin", () => {
  const warned = (env: Record<string, string>) =>
    configWarnings(readConfig({ ...COMPANY, OIDC_ONLY: "true", ...env })).some((each) =>
      each.startsWith("OIDC_ONLY"),
    );
  expect(warned({})).toBe(true);
  expect(warned({ ADMIN_EMAILS: "amara@cards.example" })).toBe(false);
});
