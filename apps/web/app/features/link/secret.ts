import { SECRET_ALPHABET, SECRET_CHARS } from "@visita/domain/link/link.rules";

/** 80 random bits. The alphabet has 32 letters, so that every byte is as likely for each of them. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_CHARS));
  return Array.from(bytes, (byte) => SECRET_ALPHABET[byte % SECRET_ALPHABET.length]).join("");
}
