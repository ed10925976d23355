import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import { deriveKey, deriveKeys, type SecretKey } from "../../lib/secret-key.ts";
import type { Mail } from "./templates/catalogue.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type MailEnvelope = {
  /** Null for an unknown address: such a mail is enqueued only to take the same time. */
  to: string | null;
  mail: Mail;
  /** The recipient's. Missing in mails from before there was a choice: English. */
  language?: OwnerLanguage;
};

/** Encrypts mails at rest: a copy of the database reveals neither codes nor addresses. */
export type MailCipher = ReturnType<typeof createMailCipher>;

export function createMailCipher(secretKey: SecretKey) {
  const encryptionKeys = deriveKeys(secretKey, "mail");
  const countingKey = deriveKey(secretKey, "mail recipient");
  return {
    /** `id` is authenticated too, so that a ciphertext cannot be moved to another row. */
    encrypt(id: string, envelope: MailEnvelope): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, encryptionKeys[0], nonce).setAAD(Buffer.from(id));
      const body = Buffer.concat([cipher.update(JSON.stringify(envelope), "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },

    /** Undefined if it was encrypted with another key or modified. */
    decrypt(id: string, sealed: string): MailEnvelope | undefined {
      const bytes = Buffer.from(sealed, "base64url");
      for (const key of encryptionKeys) {
        const json = decryptWith(key, id, bytes);
        if (json !== undefined) return JSON.parse(json);
      }
      return undefined;
    },

    /** Counts mails per recipient and per network without storing either. */
    countingHash(value: string): string {
      return createHmac("sha256", countingKey).update(value.toLowerCase()).digest("base64url");
    },
  };
}

function decryptWith(key: Buffer, id: string, bytes: Buffer): string | undefined {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(id)).setAuthTag(tag);
    const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
