import { imitatesSomebody } from "./imitated-names.ts";
import { usernameKey } from "./username.rules.ts";
import { usernameSkeleton } from "./username-skeleton.ts";

/** Names of the product's own pages, and names that suggest authority. They count as taken. */
const RESERVED = new Set(
  (
    "404 about abuse accessibility account accounts admin administrator analytics api app apps assets auth b billing blog c card " +
    "cards checkout contact dashboard dev docs edit email favicon features feedback forgot healthz help home info " +
    "invoice legal login logout mail manifest me media moderator new null official password payment payments plans " +
    "press pricing privacy readyz register robots root sandbox save secure security settings signin signout signup " +
    "sitemap staff static status subscription support system team terms test undefined update user username users " +
    "verify visita webhook webmaster www"
  ).split(" "),
);

/** Whoever has one of these at the beginning or the end of a name speaks for the service: "admin-team", "my-support". */
const AUTHORITY =
  "admin administrator helpdesk login moderator official password signin staff support verification verify webmaster";

/** Ordinary words that suggest authority only beside each other: "security-team". */
const SUPPORTING =
  "account accounts alert alerts billing help info pay payment payments recovery refund secure security system team update";

const AUTHORITY_WORDS = skeletonsOf(AUTHORITY);
const SUPPORTING_WORDS = skeletonsOf(SUPPORTING);
/** A shorter name of an installation is too likely a part of ordinary names. */
const BRAND_PART_MIN_CHARS = 4;

/**
 * For a name that somebody wants to take; cards keep the names they have. `brand` is the product's name in this
 * installation.
 */
export function isReservedUsername(username: string, brand: string): boolean {
  const key = usernameKey(username);
  const ownName = brandKey(brand);
  if (RESERVED.has(key) || (ownName !== "" && joined(key) === ownName)) return true;
  const ownWords = ownName.length >= BRAND_PART_MIN_CHARS ? [usernameSkeleton(ownName)] : [];
  const atEnds = new Set([...AUTHORITY_WORDS, ...ownWords]);
  const together = new RegExp(`^(?:${[...atEnds, ...SUPPORTING_WORDS].join("|")}){2,}$`);
  return usernameReadings(username).some((parts) => {
    const whole = parts.join("");
    return together.test(whole) || hasAtEitherEnd(parts, atEnds) || imitatesSomebody(parts);
  });
}

/** "Café Haus!" is "cafehaus". */
function brandKey(brand: string): string {
  return joined(brand.normalize("NFKD").toLowerCase());
}

function joined(name: string): string {
  return name.replace(/[^a-z0-9]/g, "");
}

/** The skeletons of a name's parts: with digits read as letters, as letters inside a part only, and as separators. */
export function usernameReadings(username: string): string[][] {
  const key = usernameKey(username);
  const asLetters = key.split(/[^a-z0-9]+/);
  const withoutOuterDigits = asLetters.map((part) => part.replace(/^\d+|\d+$/g, ""));
  const asSeparators = key.split(/[^a-z]+/);
  return [asLetters, withoutOuterDigits, asSeparators].map((parts) =>
    parts.filter(Boolean).map(usernameSkeleton),
  );
}

/** Whether the first parts or the last parts, put together, are one of these words. */
function hasAtEitherEnd(parts: readonly string[], words: ReadonlySet<string>): boolean {
  return parts.some(
    (_, at) => words.has(parts.slice(0, at + 1).join("")) || words.has(parts.slice(at).join("")),
  );
}

function skeletonsOf(words: string): string[] {
  return words.split(" ").map(usernameSkeleton);
}
