/** What a QR code says about somebody. It is text alone: nothing in it is opened or fetched. */
import { type ImportedPerson, personOfVCard } from "../address-book/imported-person.ts";
import { channelLink } from "../card/channel-value.ts";
import { channelOf } from "../card/channels.ts";
import { sortLinks } from "../card/sort-links.ts";
import { oneLine } from "../card/text.rules.ts";
import { usernameProblem } from "../card/username.rules.ts";
import { readWebUrl } from "../card/web-url.ts";
import type { DecodeText } from "../import/vcard-lines.ts";
import { type ParsedVCard, parseVCards, splitUnescaped, type VCardProperty } from "../import/vcard-parser.ts";

/** A card of this installation, perhaps as one of its links shows it. */
export type ScannedCard = { readonly username: string; readonly slug?: string | undefined };

export type ScannedPerson = Pick<ImportedPerson, "name" | "email" | "phone" | "company" | "role" | "ownNote">;

export type ScannedCode =
  /** `card`: the one that the contact names as theirs. */
  | { readonly kind: "contact"; readonly person: ScannedPerson; readonly card?: ScannedCard }
  | { readonly kind: "card"; readonly card: ScannedCard }
  /** A page about somebody, with a name that its address suggests. `isCard`: of another installation. */
  | {
      readonly kind: "profile";
      readonly address: string;
      readonly name: string;
      readonly isCard: boolean;
    };

export type CodeReading = {
  /** Where this installation is, such as "https://visita.example". */
  readonly origins: readonly string[];
  readonly encode: (text: string) => Uint8Array;
  readonly decode: DecodeText;
};

/** The most digits that a QR code holds; it holds fewer of everything else. */
const CODE_MAX_CHARS = 7_089;
const ADDRESS_MAX_CHARS = 1_000;

/** Null for a code that says nothing about anybody. Never throws. */
export function readScannedCode(code: string, reading: CodeReading): ScannedCode | null {
  const text = code.replace(/^\ufeff/, "").trim();
  if (text === "" || text.length > CODE_MAX_CHARS) return null;
  return readContact(text, reading) ?? readAddress(text, reading.origins);
}

function readContact(text: string, { origins, encode, decode }: CodeReading): ScannedCode | null {
  const [vcard] = [parseMeCard(text) ?? [], ...parseVCards(encode(text), decode)].flat();
  const read = vcard && personOfVCard(vcard);
  if (!read || typeof read === "string") return null;
  const { name, email, phone, company, role, ownNote } = read;
  const card = ownNote.split("\n").flatMap((line) => readOwnCard(line, origins) ?? [])[0];
  return {
    kind: "contact",
    person: { name, email, phone, company, role, ownNote },
    ...(card && { card }),
  };
}

/** "MECARD:N:Asante,Kwame;TEL:+12025550117;;" as if a vCard had said it. */
function parseMeCard(text: string): ParsedVCard | null {
  const body = /^MECARD:(.+)$/is.exec(text)?.[1];
  if (body === undefined) return null;
  const properties = splitUnescaped(body, ";").flatMap((field): VCardProperty[] => {
    const [, key, value] = /^\s*([A-Z-]+):(.*)$/is.exec(field) ?? [];
    if (key === undefined || value === undefined) return [];
    return [{ ...ofMeCard(key.toUpperCase(), value), group: "", types: [], params: new Map() }];
  });
  return { version: "3.0", properties };
}

/** Its names and addresses have their parts between commas. */
function ofMeCard(name: string, value: string): { name: string; raw: string } {
  const parts = splitUnescaped(value, ",").map((part) => part.trim());
  if (name === "N" && parts.length === 1) return { name: "FN", raw: value };
  const isInParts = name === "N" || name === "ADR";
  return { name, raw: isInParts ? parts.join(";") : value };
}

function readAddress(text: string, origins: readonly string[]): ScannedCode | null {
  if (text.length > ADDRESS_MAX_CHARS || /\s/.test(text)) return null;
  const card = readOwnCard(text, origins);
  if (card) return { kind: "card", card };
  return readProfile(text) ?? readOtherCard(text);
}

const CARD_PATH = /^\/c\/([^/?#]+)(?:\/([^/?#]+))?\/?(?:[?#].*)?$/i;
/** What stands behind a card's address without being a link of it. */
const NO_LINKS = new Set(["hello", "report", "contact.vcf", "qr.png", "qr.svg"]);

function readOwnCard(text: string, origins: readonly string[]): ScannedCard | null {
  const origin = origins.find((each) => text.toLowerCase().startsWith(`${each.toLowerCase()}/c/`));
  const [, name, link] = CARD_PATH.exec(origin ? text.slice(origin.length) : "") ?? [];
  const username = decodePart(name);
  if (!username || usernameProblem(username)) return null;
  const slug = decodePart(link)?.toLowerCase();
  return slug && !NO_LINKS.has(slug) && /^[a-z0-9-]{1,100}$/.test(slug) ? { username, slug } : { username };
}

function readOtherCard(text: string): ScannedCode | null {
  const url = readWebUrl(text);
  const [, name] = CARD_PATH.exec(url?.path ?? "") ?? [];
  const username = decodePart(name);
  if (!url || !username || usernameProblem(username)) return null;
  const { scheme, host, port, path } = url;
  const address = `${scheme}://${host}${port && `:${port}`}${path}`;
  return { kind: "profile", address, name: nameOf(username), isCard: true };
}

/** Of a site that the channel table knows. */
function readProfile(text: string): ScannedCode | null {
  const [link] = /^https?:\/\//i.test(text) ? sortLinks(text).links : [];
  const kind = link && channelOf(link.key)?.link.kind;
  if (!link || link.key === "website" || kind === "postal" || kind === "phone" || kind === "email")
    return null;
  const address = channelLink(link.key, link.value).href;
  if (!address) return null;
  const parts = (readWebUrl(address)?.path ?? "").split("/").filter(Boolean);
  return { kind: "profile", address, name: nameOf(decodePart(parts.at(-1)) ?? ""), isCard: false };
}

/** "eleni-papadopoulou-4b81" is probably Eleni Papadopoulou; of one word it is not known what it is. */
function nameOf(handle: string): string {
  const words = oneLine(handle)
    .replace(/^@/, "")
    .split(/[-_.\s]+/)
    .filter((word) => /^\p{L}[\p{L}\p{M}'’]*$/u.test(word));
  if (words.length < 2 || words.length > 5) return "";
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

function decodePart(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** As it is shown: without what all addresses begin with. */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");
}
