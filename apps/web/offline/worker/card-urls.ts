/** A card's page and the resources that belong to it. */
export const PARTS = ["page", "qr.svg", "qr.png", "contact.vcf", "json"] as const;
export type CardPart = (typeof PARTS)[number];

export type CardUrl = { username: string; part: CardPart };

const CARD = /^\/c\/([A-Za-z0-9_-]{1,40})(?:\/(qr\.svg|qr\.png|contact\.vcf))?$/;
const CARD_JSON = /^\/api\/card\/([A-Za-z0-9_-]{1,40})$/;
const FILE = /^\/(?:assets|media)\/[\w./-]+$/;

/** Undefined for everything but public cards: nothing else is ever cached. */
export function parseCardUrl(path: string): CardUrl | undefined {
  const [, username, part = "page"] = CARD.exec(path) ?? [];
  if (username) return { username, part: part as CardPart };
  const [, named] = CARD_JSON.exec(path) ?? [];
  return named ? { username: named, part: "json" } : undefined;
}

/** Validated although messages come from our own pages: the name is used in URLs and HTML. */
export function isUsername(text: string): boolean {
  return parseCardUrl(`/c/${text}`)?.username === text;
}

/** Usernames are case-insensitive. */
export function cardKey(username: string): string {
  return username.toLowerCase();
}

/** Where a part is fetched from; also its cache key. */
export function partPath(username: string, part: CardPart): string {
  if (part === "json") return `/api/card/${username}`;
  return part === "page" ? `/c/${username}` : `/c/${username}/${part}`;
}

/** Content-addressed files never change. */
export function isImmutableFile(path: string): boolean {
  return FILE.test(path) && !path.includes("..");
}
