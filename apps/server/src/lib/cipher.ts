import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { KeyRing } from "./secret-key.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts of rows with the first key, so that a copy of the database does not reveal them. */
export type Cipher = ReturnType<typeof createCipher>;

export function createCipher(keys: KeyRing) {
  return {
    /** `id` is authenticated too, so that a ciphertext cannot be moved to another row. */
    encrypt(id: string, text: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, keys[0], nonce).setAAD(Buffer.from(id));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },

    /** Undefined if it was encrypted with another key or modified. */
    decrypt(id: string, sealed: string): string | undefined {
      const bytes = Buffer.from(sealed, "base64url");
      for (const key of keys) {
        const text = decryptWith(key, id, bytes);
        if (text !== undefined) return text;
      }
      return undefined;
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
