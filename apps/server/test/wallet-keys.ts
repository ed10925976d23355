import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { output } from "./programs.ts";

export const PASS_TYPE_ID = "pass.example.cards";
export const TEAM_ID = "ABCDE12345";
export const ISSUER = "3388000000012345678";

/** Certificates as Apple would issue them, made here, as settings of the product. The pass has two days. */
export async function makeAppleSettings({ wwdrDays = 3 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "wallet-"));
  const file = (name: string) => join(folder, name);
  await output("openssl", [
    ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", String(wwdrDays)],
    ...["-keyout", file("wwdr.key"), "-out", file("wwdr.pem"), "-subj", "/CN=Test Relations/O=Example"],
  ]);
  await output("openssl", [
    ...["req", "-newkey", "rsa:2048", "-nodes", "-keyout", file("pass.key"), "-out", file("pass.csr")],
    ...["-subj", `/UID=${PASS_TYPE_ID}/CN=Pass Type ID: ${PASS_TYPE_ID}/OU=${TEAM_ID}/O=Example`],
  ]);
  await output("openssl", [
    ...["x509", "-req", "-in", file("pass.csr"), "-CA", file("wwdr.pem"), "-CAkey", file("wwdr.key")],
    ...["-CAcreateserial", "-out", file("pass.pem"), "-days", "2"],
  ]);
  return {
    folder,
    wwdrFile: file("wwdr.pem"),
    env: {
      APPLE_PASS_CERT: file("pass.pem"),
      APPLE_PASS_KEY: file("pass.key"),
      APPLE_WWDR_CERT: file("wwdr.pem"),
      APPLE_PASS_TYPE_ID: PASS_TYPE_ID,
      APPLE_TEAM_ID: TEAM_ID,
    },
  };
}

/** A service account of Google, made here. */
export function makeGoogleSettings() {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const file = join(mkdtempSync(join(tmpdir(), "wallet-")), "service-account.json");
  const account = {
    type: "service_account",
    client_email: "cards@wallet.example",
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
  };
  writeFileSync(file, JSON.stringify(account));
  return { publicKey, env: { GOOGLE_WALLET_ISSUER: ISSUER, GOOGLE_WALLET_KEY: file } };
}
