import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { deriveKey } from "../../lib/secret-key.ts";
import type { Mail } from "./templates/catalogue.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type Letter = {
  /** Null for an address that nobody has: such a letter exists so that writing it takes the same time. */
  to: string | null;
  mail: Mail;
};

/** Keeps mails unreadable while they lie in the database: a copy of it gives away no code and no address. */
export type MailSeal = ReturnType<typeof createMailSeal>;

export function createMailSeal(secretKey: string) {
  const sealKey = deriveKey(secretKey, "mail");
  const recipientKey = deriveKey(secretKey, "mail recipient");
  return {
    /** `id` belongs to the seal, so that a sealed mail cannot be moved to another row. */
    seal(id: string, letter: Letter): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealKey, nonce).setAAD(Buffer.from(id));
      const body = Buffer.concat([cipher.update(JSON.stringify(letter), "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },

    /** Undefined when it was sealed with another key, or changed since. */
    open(id: string, sealed: string): Letter | undefined {
      const bytes = Buffer.from(sealed, "base64url");
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(CIPHER, sealKey, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(id)).setAuthTag(tag);
        const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return JSON.parse(Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8"));
      } catch {
        return undefined;
      }
    },

    /** By which the mails to one address are counted without naming it. */
    recipientHash(to: string): string {
      return createHmac("sha256", recipientKey).update(to.toLowerCase()).digest("base64url");
    },
  };
}
