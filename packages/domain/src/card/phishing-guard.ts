import { confusableSkeleton, plainLetters } from "./confusable-skeleton.ts";
import { BRANDS } from "./imitated-names.ts";
import { usernameReadings } from "./reserved-username.ts";
import type { Suspicion } from "./suspicion.ts";
import { usernameSkeleton } from "./username-skeleton.ts";

/** A shorter brand is too likely inside of ordinary names: it counts only as a whole part of a username. */
const PART_MIN_CHARS = 5;

/** With everyday words that stand for a brand often enough to be looked at. */
const LOOKED_AT = `${BRANDS} apple monzo santander stripe uber visa`;

const BRAND_BY_SKELETON = new Map(LOOKED_AT.split(" ").map((brand) => [usernameSkeleton(brand), brand]));
const LONG_BRANDS = [...BRAND_BY_SKELETON].filter(([skeleton]) => skeleton.length >= PART_MIN_CHARS);

type SideNames = {
  readonly fullname: string;
  readonly companyname: string;
  readonly reading?: string | undefined;
};
type Names = SideNames & { readonly username: string; readonly secondSide?: SideNames | undefined };

/**
 * Why somebody should look at a card, with the brands that were found: another brand is another suspicion. Whole words of the name count, parts of the username, and the company only when it is forged: whoever works
 * for a brand may say so. Both sides are read.
 */
export function nameSuspicions(card: Names, brand: string): Suspicion[] {
  const { username } = card;
  const sides = card.secondSide ? [card, card.secondSide] : [card];
  const names = sides.flatMap(({ fullname, reading = "" }) => [fullname, reading]);
  const own = confusableSkeleton(brand).replace(/[^a-z0-9]/g, "");
  const nameWords = names.flatMap(wordsOf);
  const readings = usernameReadings(username);
  const hasOwnName = nameWords.includes(own) || readings.some((parts) => hasRun(parts, own));
  const forged = new Set([...names, ...sides.map(({ companyname }) => companyname)].flatMap(forgedBrands));
  const brands = new Set([...knownBrands([...nameWords, ...readings.flat()]), ...brandsInside(username)]);
  const others = [...brands].filter((found) => !forged.has(found));
  return [
    ...(hasOwnName && own.length >= PART_MIN_CHARS ? [{ reason: "looksLikeUs" } as const] : []),
    ...(forged.size > 0 ? [{ reason: "forgedBrand", brands: [...forged] } as const] : []),
    ...(others.length > 0 ? [{ reason: "looksLikeBrand", brands: others } as const] : []),
  ];
}

/** Skeletons of the words, and of all of them together. */
function wordsOf(text: string): string[] {
  const words = splitWords(text);
  return [...words.map(confusableSkeleton), confusableSkeleton(words.join(""))];
}

function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
}

/** Whether neighbouring parts, put together, are this word. */
function hasRun(parts: readonly string[], word: string): boolean {
  return parts.some((_, from) => parts.some((_last, to) => parts.slice(from, to + 1).join("") === word));
}

function knownBrands(skeletons: readonly string[]): string[] {
  return skeletons.flatMap((skeleton) => BRAND_BY_SKELETON.get(skeleton) ?? []);
}

function brandsInside(username: string): string[] {
  const key = usernameSkeleton(username.toLowerCase().replace(/[^a-z0-9]/g, ""));
  return LONG_BRANDS.filter(([skeleton]) => key.includes(skeleton)).map(([, brand]) => brand);
}

/** Those that a text reads as without being written in Latin letters and digits. */
function forgedBrands(text: string): string[] {
  const forged = splitWords(text).filter((word) => /[^a-z0-9]/.test(plainLetters(word)));
  return knownBrands(forged.map(confusableSkeleton));
}
