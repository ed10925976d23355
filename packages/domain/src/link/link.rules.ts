import { oneLine } from "../card/text.rules.ts";
import { transliterate } from "../card/transliterate.ts";
import { LINK_MESSAGES as TEXT } from "./link.messages.ts";

export const LINK_NAME_MAX = 60;
export const SLUG_MIN = 2;
export const SLUG_MAX = 30;
/** Lower case, without letters that are easily taken for others. Each one is five random bits. */
export const SECRET_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
/** 80 random bits. */
export const SECRET_CHARS = 16;
/** Of a whole address: a slug, or one with a secret after it. */
export const ADDRESS_MAX = SLUG_MAX + 1 + SECRET_CHARS;
/** Live and ended together, for each card: ended links keep their address and their sums. */
export const LINKS_MAX_PER_CARD = 1_000;

/** Parts of a card's own URLs, now or soon: a link there would hide them. Files such as `qr.png` contain a dot. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set(
  (
    "api apple assets avatar card contact contacts details download edit embed exchange export favicon feed google " +
    "hello help image index json links logo manifest met new nfc note offline og page pass pay photo print qr report " +
    "robots rss save share signature sitemap sw vcard vcf wallet"
  ).split(" "),
);

/** The first problem of an address; null when it is valid. */
export function slugProblem(slug: string): string | null {
  if (!/^[a-z0-9-]{2,30}$/.test(slug) || !/[a-z0-9]/.test(slug)) return TEXT.slugInvalid;
  return RESERVED_SLUGS.has(slug) ? TEXT.slugReserved : null;
}

const SECRET = /^[0-9a-hjkmnp-tv-z]{16}$/;
const SECRET_SLUG = /^(?:[a-z0-9-]{2,30}-)?[0-9a-hjkmnp-tv-z]{16}$/;

export function isSecret(text: string): boolean {
  return SECRET.test(text);
}

/** Written like the address of a link that shows more than the plain card, whether or not there is one. */
export function isSecretSlug(slug: string): boolean {
  return SECRET_SLUG.test(slug);
}

export function secretSlug(prefix: string, secret: string): string {
  return prefix === "" ? secret : `${prefix}-${secret}`;
}

/** What may be read before the secret; empty where nothing may. */
export function prefixOf(secretSlug: string): string {
  return secretSlug.slice(0, -SECRET_CHARS).replace(/-$/, "");
}

/** The first problem of a name; null when it is valid. */
export function linkNameProblem(typed: string): string | null {
  const name = oneLine(typed);
  if (name === "") return TEXT.nameRequired;
  return [...name].length > LINK_NAME_MAX ? TEXT.nameTooLong : null;
}

/** "Fuori Orario, December talk" becomes "fuori-orario-december-talk"; empty when nothing of it can be written in ASCII letters. */
export function proposeSlug(name: string): string {
  const words = transliterate(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = "";
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > SLUG_MAX) break;
    slug = longer;
  }
  slug ||= (words[0] ?? "").slice(0, SLUG_MAX);
  return slug.length < SLUG_MIN || RESERVED_SLUGS.has(slug) ? "" : slug;
}

/** On its last day a link is still open. Days in UTC. */
export function isLive(link: { lastDay: string | null; endedOn: string | null }, today: string): boolean {
  return link.endedOn === null && (link.lastDay === null || link.lastDay >= today);
}
