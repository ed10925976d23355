import { ACCOUNT_MESSAGES as TEXT } from "./account.messages.ts";
import { COMMON_CORES } from "./common-passwords.ts";

const LEET_LETTERS: Readonly<Record<string, string>> = {
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

type Owner = { email: string; brand: string };

/**
 * Why a password is easy to guess although it satisfies the other rules; null when it is not. Leaked passwords are mostly
 * one common word with a capital letter, digits and a special character, so that word is extracted and looked up.
 */
export function weakPasswordProblem(password: string, owner: Owner): string | null {
  const plain = password.normalize("NFKC").toLowerCase();
  const [mailbox = ""] = owner.email.toLowerCase().split("@");
  if (mailbox.length >= 4 && plain.includes(mailbox)) return TEXT.passwordHoldsName;
  if (plain.includes(owner.brand.toLowerCase())) return TEXT.passwordHoldsName;
  if (new Set(plain).size <= 3) return TEXT.passwordTooCommon;
  return coresOf(plain).some((core) => COMMON_CORES.has(core)) ? TEXT.passwordTooCommon : null;
}

/** Candidates for the contained word, literally and with leetspeak replaced: "P@ssw0rd!23" contains "password". */
function coresOf(plain: string): string[] {
  const stripped = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const trailing = plain.replace(/[^\p{L}@$]+$/u, "");
  const unleet = (text: string) =>
    text.replace(/./gu, (char) => LEET_LETTERS[char] ?? char).replace(/[^\p{L}]/gu, "");
  const digits = plain.replace(/[^\d]/g, "");
  return [
    stripped,
    unleet(stripped),
    unleet(trailing),
    unleet(plain),
    plain.replace(/[^\p{L}]/gu, ""),
    digits,
  ].filter((core, index) => core.length > 0 && (index < 5 || digits.length >= plain.length - 2));
}
