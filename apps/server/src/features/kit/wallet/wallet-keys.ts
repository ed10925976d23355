import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { WalletSettings } from "../../../config-wallets.ts";
import { StartError } from "../../../lib/start-error.ts";

export type AppleKeys = {
  readonly passTypeId: string;
  readonly teamId: string;
  /** PEM. */
  readonly certificate: string;
  readonly key: string;
  readonly wwdr: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
};

export type GoogleKeys = { readonly issuer: string; readonly email: string; readonly key: KeyObject };

export type WalletKeys = { readonly apple: AppleKeys | null; readonly google: GoogleKeys | null };

/** Reads the files at start, so that a wrong one never fails a request. */
export function readWalletKeys({ apple, google }: WalletSettings): WalletKeys {
  return { apple: apple && readAppleKeys(apple), google: google && readGoogleKeys(google) };
}

function readAppleKeys(settings: NonNullable<WalletSettings["apple"]>): AppleKeys {
  const certificate = readPem("APPLE_PASS_CERT", settings.certFile);
  const key = readPem("APPLE_PASS_KEY", settings.keyFile);
  const wwdr = readPem("APPLE_WWDR_CERT", settings.wwdrFile);
  const parsed = parse("APPLE_PASS_CERT", () => new X509Certificate(certificate));
  const privateKey = parse("APPLE_PASS_KEY", () => createPrivateKey(key));
  parse("APPLE_WWDR_CERT", () => new X509Certificate(wwdr));
  if (!parsed.checkPrivateKey(privateKey)) {
    throw new StartError(
      "APPLE_PASS_KEY is not the key of APPLE_PASS_CERT. Set both to files of the same pass.",
    );
  }
  const { passTypeId, teamId } = settings;
  return { passTypeId, teamId, certificate, key, wwdr, expiresAt: Date.parse(parsed.validTo) };
}

const ServiceAccount = z.object({ client_email: z.string().min(1), private_key: z.string().min(1) });

function readGoogleKeys({ issuer, keyFile }: NonNullable<WalletSettings["google"]>): GoogleKeys {
  const text = readText("GOOGLE_WALLET_KEY", keyFile);
  const account = parse("GOOGLE_WALLET_KEY", () => ServiceAccount.parse(JSON.parse(text)));
  const key = parse("GOOGLE_WALLET_KEY", () => createPrivateKey(account.private_key));
  return { issuer, email: account.client_email, key };
}

/** Certificates come as DER from Apple, and are then converted. */
function readPem(name: string, file: string): string {
  const text = readText(name, file);
  if (!text.includes("-----BEGIN ")) {
    throw new StartError(`${name} is not a PEM file. docs/wallet.md says how to convert it.`);
  }
  return text;
}

function readText(name: string, file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new StartError(`${name} cannot be read. Set it to a file that the server may read.`);
  }
}

/** The message names the setting and never what is in the file. */
function parse<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch {
    throw new StartError(
      `${name} has not the expected content. docs/wallet.md says where the file comes from.`,
    );
  }
}
