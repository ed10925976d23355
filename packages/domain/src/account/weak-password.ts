import { ACCOUNT_MESSAGES as TEXT } from "./account.messages.ts";
import { COMMON_CORES } from "./common-passwords.ts";

const LOOKALIKES: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  "5": "s",
  $: "s",
  "7": "t",
  "+": "t",
};

type Person = { email: string; brand: string };

/**
 * Why a password that keeps the rules is guessed all the same; null when it is not. Lists of leaked passwords are
 * mostly one common word with a capital, some digits and a sign, so the word inside is what is looked up.
 */
export function weakPasswordProblem(password: string, person: Person): string | null {
  const plain = password.normalize("NFKC").toLowerCase();
  const [mailbox = ""] = person.email.toLowerCase().split("@");
  if (mailbox.length >= 4 && plain.includes(mailbox)) return TEXT.passwordHoldsName;
  if (plain.includes(person.brand.toLowerCase())) return TEXT.passwordHoldsName;
  if (new Set(plain).size <= 3) return TEXT.passwordTooCommon;
  return coresOf(plain).some((core) => COMMON_CORES.has(core)) ? TEXT.passwordTooCommon : null;
}

/** The word inside, read literally and with signs standing for letters: "P@ssw0rd!23" holds "password". */
function coresOf(plain: string): string[] {
  const stripped = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const trailing = plain.replace(/[^\p{L}@$]+$/u, "");
  const read = (text: string) =>
    text.replace(/./gu, (sign) => LOOKALIKES[sign] ?? sign).replace(/[^\p{L}]/gu, "");
  const digits = plain.replace(/[^\d]/g, "");
  return [
    stripped,
    read(stripped),
    read(trailing),
    read(plain),
    plain.replace(/[^\p{L}]/gu, ""),
    digits,
  ].filter((core, at) => core.length > 0 && (at < 5 || digits.length >= plain.length - 2));
}
