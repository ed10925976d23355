import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { WalletSettings } from "../../../config/config-wallets.ts";
import { StartError } from "../../../lib/start-error.ts";

export type AppleKeys = {
  readonly passTypeId: string;
  readonly teamId: string;
  /** PEM. */
  readonly certificate: string;
  readonly key: string;
  readonly wwdr: string;
  /** When the first of both certificates ends, in epoch milliseconds. */
  readonly expiresAt: number;
  /** The one that ends first. */
  readonly expiringSetting: "APPLE_PASS_CERT" | "APPLE_WWDR_CERT";
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
  const signer = parse("APPLE_PASS_CERT", () => new X509Certificate(certificate));
  const privateKey = parse("APPLE_PASS_KEY", () => createPrivateKey(key));
  const issuer = parse("APPLE_WWDR_CERT", () => new X509Certificate(wwdr));
  if (!signer.checkPrivateKey(privateKey)) {
    throw new StartError(
      "APPLE_PASS_KEY is not the key of APPLE_PASS_CERT. Set both to files of the same pass.",
    );
  }
  // The first compares names alone: Apple has several issuers, and renews them.
  if (!signer.checkIssued(issuer) || !signer.verify(issuer.publicKey)) {
    throw new StartError(
      "APPLE_WWDR_CERT has not issued APPLE_PASS_CERT. Set it to the issuer that docs/wallet.md says how to find.",
    );
  }
  const { passTypeId, teamId } = settings;
  requireSubject(signer, "UID", "APPLE_PASS_TYPE_ID", passTypeId);
  requireSubject(signer, "OU", "APPLE_TEAM_ID", teamId);
  return { passTypeId, teamId, certificate, key, wwdr, ...firstToExpire(signer, issuer) };
}

/** A phone refuses a pass that names another pass type or team than its certificate. */
function requireSubject(
  { subject }: X509Certificate,
  field: "UID" | "OU",
  name: "APPLE_PASS_TYPE_ID" | "APPLE_TEAM_ID",
  value: string,
): void {
  if (subject.split("\n").includes(`${field}=${value}`)) return;
  throw new StartError(
    `${name} does not belong to APPLE_PASS_CERT. Set it to the ${field} that openssl x509 -noout -subject shows of that file.`,
  );
}

/** A signature holds until one of both has ended. */
function firstToExpire(
  signer: X509Certificate,
  issuer: X509Certificate,
): Pick<AppleKeys, "expiresAt" | "expiringSetting"> {
  const [signerEnd, issuerEnd] = [Date.parse(signer.validTo), Date.parse(issuer.validTo)];
  return issuerEnd < signerEnd
    ? { expiresAt: issuerEnd, expiringSetting: "APPLE_WWDR_CERT" }
    : { expiresAt: signerEnd, expiringSetting: "APPLE_PASS_CERT" };
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
      `${name} does not have the expected content. docs/wallet.md says where the file comes from.`,
    );
  }
}
