import { confusableSkeleton, plainLetters } from "./confusable-skeleton.ts";
import { BRANDS } from "./reserved-username.ts";
import { usernameSkeleton } from "./username-skeleton.ts";

/** What an admin reads beside a queued card. */
export const OWNER_SUSPICION = "Another card of its owner is taken down";
const BRAND_SUSPICION = "Looks like a known brand";
const OWN_SUSPICION = "Looks like this installation";
const FORGED_SUSPICION = "Written with letters of another script that look like a brand";

/** A shorter brand is too likely a part of ordinary names. */
const PART_MIN_CHARS = 5;

const BRAND_NAMES = BRANDS.split(" ");
const BRAND_SKELETONS = new Set(BRAND_NAMES.map(usernameSkeleton));
const LONG_BRANDS = [...BRAND_SKELETONS].filter((brand) => brand.length >= PART_MIN_CHARS);

type Names = { readonly username: string; readonly fullname: string; readonly companyname: string };

/**
 * Why somebody should look at a card; null when there is no reason. Whole words of the name count, parts of the username,
 * and the company only when it is forged: whoever works for a brand may say so.
 */
export function nameSuspicion({ username, fullname, companyname }: Names, brand: string): string | null {
  const own = confusableSkeleton(brand).replace(/[^a-z0-9]/g, "");
  const nameWords = wordsOf(fullname);
  if (own.length >= PART_MIN_CHARS && nameWords.includes(own)) return OWN_SUSPICION;
  if (isForged(fullname) || isForged(companyname)) return FORGED_SUSPICION;
  if (nameWords.some((word) => BRAND_SKELETONS.has(word))) return BRAND_SUSPICION;
  const key = usernameSkeleton(username.toLowerCase().replace(/[^a-z0-9]/g, ""));
  return LONG_BRANDS.some((part) => key.includes(part)) ? BRAND_SUSPICION : null;
}

/** Skeletons of the words, and of all of them together. */
function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
  return [...words.map(confusableSkeleton), confusableSkeleton(words.join(""))];
}

/** Reads as a brand, but is not written in Latin letters and digits. */
function isForged(text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
  return words.some(
    (word) => BRAND_SKELETONS.has(confusableSkeleton(word)) && /[^a-z0-9]/.test(plainLetters(word)),
  );
}
