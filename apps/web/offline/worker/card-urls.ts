/** The page of a card and what belongs to it, as they end in the URL. */
export const PARTS = ["page", "qr.svg", "qr.png", "contact.vcf", "json"] as const;
export type CardPart = (typeof PARTS)[number];

export type CardUrl = { username: string; part: CardPart };

const CARD = /^\/c\/([A-Za-z0-9_-]{1,40})(?:\/(qr\.svg|qr\.png|contact\.vcf))?$/;
const CARD_JSON = /^\/api\/card\/([A-Za-z0-9_-]{1,40})$/;
const FILE = /^\/(?:assets|media)\/[\w./-]+$/;

/** Undefined for everything that is not a public card: of that nothing is ever kept. */
export function parseCardUrl(path: string): CardUrl | undefined {
  const [, username, part = "page"] = CARD.exec(path) ?? [];
  if (username) return { username, part: part as CardPart };
  const [, named] = CARD_JSON.exec(path) ?? [];
  return named ? { username: named, part: "json" } : undefined;
}

/** Messages come from our own pages, but a name ends up in URLs and in a page. */
export function isUsername(text: string): boolean {
  return parseCardUrl(`/c/${text}`)?.username === text;
}

/** Usernames are the same without regard to case. */
export function cardKey(username: string): string {
  return username.toLowerCase();
}

/** Where a part is fetched from, and under which URL it is kept. */
export function partPath(username: string, part: CardPart): string {
  if (part === "json") return `/api/card/${username}`;
  return part === "page" ? `/c/${username}` : `/c/${username}/${part}`;
}

/** Whether what a URL stands for never changes, because its name is made from its content. */
export function isImmutableFile(path: string): boolean {
  return FILE.test(path) && !path.includes("..");
}
