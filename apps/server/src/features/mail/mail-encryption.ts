import { createHmac } from "node:crypto";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import { createCipher } from "../../lib/cipher.ts";
import { deriveKey, deriveKeys, type SecretKey } from "../../lib/secret-key.ts";
import type { Mail } from "./templates/catalogue.ts";

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
  const cipher = createCipher(deriveKeys(secretKey, "mail"));
  const countingKey = deriveKey(secretKey, "mail recipient");
  return {
    encrypt: (id: string, envelope: MailEnvelope): string => cipher.encrypt(id, JSON.stringify(envelope)),

    /** Undefined if it was encrypted with another key or modified. */
    decrypt(id: string, sealed: string): MailEnvelope | undefined {
      const json = cipher.decrypt(id, sealed);
      return json === undefined ? undefined : JSON.parse(json);
    },

    /** Counts mails per recipient and per network without storing either. */
    countingHash(value: string): string {
      return createHmac("sha256", countingKey).update(value.toLowerCase()).digest("base64url");
    },
  };
}
