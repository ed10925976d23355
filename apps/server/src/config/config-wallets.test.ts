import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { configWarnings } from "./config-warnings.ts";

const APPLE = {
  APPLE_PASS_CERT: "/etc/visita/pass.pem",
  APPLE_PASS_KEY: "/etc/visita/pass.key",
  APPLE_WWDR_CERT: "/etc/visita/wwdr.pem",
  APPLE_PASS_TYPE_ID: "pass.example.cards",
  APPLE_TEAM_ID: "ABCDE12345",
};

test("a wallet is set up once all its settings are there", () => {
  const { wallets } = readConfig(APPLE);
  expect(wallets.apple).toMatchObject({ certFile: "/etc/visita/pass.pem", teamId: "ABCDE12345" });
  expect(wallets.google).toBeNull();
  expect(wallets.missing).toEqual({ apple: [], google: ["GOOGLE_WALLET_ISSUER", "GOOGLE_WALLET_KEY"] });
});

test("half a wallet is off, with a warning that names what is missing", () => {
  const { APPLE_TEAM_ID: _, ...half } = APPLE;
  const config = readConfig(half);
  expect(config.wallets.apple).toBeNull();
  expect(configWarnings(config).filter((warning) => warning.includes("APPLE_TEAM_ID"))).toHaveLength(1);
  expect(configWarnings(readConfig({})).filter((warning) => warning.includes("Wallet"))).toEqual([]);
});
