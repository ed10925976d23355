import { MAP_DOMAINS, readChannel, WHATSAPP_DOMAINS } from "./channel-value.ts";
import { CHANNELS, type Channel, type ChannelKey, channelOf } from "./channels.ts";
import { readPhoneNumber } from "./phone-number.ts";
import { hasDomain, readWebUrl, type WebUrl } from "./web-url.ts";

export type SortedLink = { readonly key: ChannelKey; readonly value: string };
export type SortedLinks = {
  /** At most one for each channel, in the order in which they were pasted. */
  readonly links: readonly SortedLink[];
  readonly unknown: readonly string[];
};

/** Shorter numbers are rather a year, a price or a house. */
const PHONE_MIN_DIGITS = 7;

/** For channels that take any URL and therefore name no domain in the channel table. */
const HOMES: Readonly<Partial<Record<ChannelKey, readonly string[]>>> = {
  googlemybusiness: ["g.page", "business.google.com"],
  tumblr: ["tumblr.com"],
  shopify: ["myshopify.com"],
};

/** Finds the channel of each link, email address and phone number in a pasted text. */
export function sortLinks(pasted: string): SortedLinks {
  const links = new Map<ChannelKey, string>();
  const unknown: string[] = [];
  for (const piece of pasted.split(/[\r\n\u2028\u2029]+/).flatMap(piecesOf)) {
    const link = channelsFor(piece).find(({ key }) => !links.has(key));
    if (link) links.set(link.key, link.value);
    else unknown.push(piece);
  }
  return { links: [...links].map(([key, value]) => ({ key, value })), unknown };
}

/**
 * A line is one phone number, or words among which the links are what has a dot, an "@" or a scheme. Words between them
 * can be a phone number; otherwise they only say what the links are.
 */
function piecesOf(line: string): string[] {
  const text = line.trim().replace(/^[^\p{L}\p{N}+@(]+/u, "");
  if (text === "") return [];
  if (isPhoneNumber(withoutLabel(text))) return [withoutLabel(text)];
  const pieces: string[] = [];
  let between: string[] = [];
  const endBetween = () => {
    const number = between
      .join(" ")
      .replace(/^[^+(\d]+/, "")
      .replace(/^\((\+[^)]*)\)$/, "$1");
    if (isPlainNumber(number)) pieces.push(number);
    between = [];
  };
  for (const part of text.split(/([,;|<>]|\s+)/)) {
    const word = part.replace(/^[("'[]+|[)"'\].:!?]+$/g, "");
    const isLink = /[.@:]/.test(word) && word.length > 3;
    if (isLink || /^[,;|<>]$/.test(part)) endBetween();
    if (isLink) pieces.push(word);
    else if (part.trim() !== "" && !/^[,;|<>]$/.test(part)) between.push(part);
  }
  endBetween();
  return pieces.length > 0 ? pieces : [text];
}

/** "Mobile: +39 ..." without its first word. */
function withoutLabel(text: string): string {
  return text.replace(/^\p{L}[\p{L} ]*:\s*(?!\/\/)/u, "");
}

function isPhoneNumber(text: string): boolean {
  const number = /^[+(\d]/.test(text) ? readPhoneNumber(text) : null;
  return number !== null && number.digits.replace("+", "").length >= PHONE_MIN_DIGITS;
}

/**
 * Stricter than `isPhoneNumber`, because years, postcodes and house numbers stand between links, too: no letters, and a
 * prefix or ten digits.
 */
function isPlainNumber(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return /^[+(\d][\d\s()./-]+$/.test(text) && (/^[+(0]/.test(text) || digits >= 10) && isPhoneNumber(text);
}

/** Every channel that understands it, the most exact first. */
function channelsFor(piece: string): SortedLink[] {
  if (isPhoneNumber(piece) || /^(?:tel|sms):/i.test(piece)) return read(["phonenumber"], piece);
  if (/^@[^@]+@/.test(piece)) return read(["mastodon"], piece);
  if (/^(?:mailto:|[^/:]+@)/i.test(piece)) return read(["email"], piece);
  const url = readWebUrl(piece);
  if (!url) return [];
  const sites = CHANNELS.filter((channel) => hasDomain(url, domainsOf(channel)))
    .flatMap((channel) => rated(channel, piece, url))
    .sort((a, b) => b.rank - a.rank);
  if (sites.length > 0) return sites;
  return read(/^\/(?:@|users\/)/.test(url.path) ? ["mastodon", "website"] : ["website"], piece);
}

function read(keys: readonly ChannelKey[], piece: string): SortedLink[] {
  return keys.flatMap((key) => {
    const channel = channelOf(key);
    const result = channel && readChannel(channel, piece);
    return result && !("problem" in result) ? [{ key, value: result.value }] : [];
  });
}

/** A profile's name says more than a link to somewhere on its site, and a link to the site's own host more than others. */
function rated(channel: Channel, piece: string, url: WebUrl) {
  const result = readChannel(channel, piece);
  if (!result || "problem" in result) return [];
  const isName = result.value !== result.href;
  const isOwnHost =
    channel.link.kind === "profile" && channel.link.locations.some(({ host }) => host === url.host);
  return [{ key: channel.key, value: result.value, rank: (isName ? 2 : 0) + (isOwnHost ? 1 : 0) }];
}

function domainsOf({ key, link }: Channel): readonly string[] {
  switch (link.kind) {
    case "profile":
      return link.domains;
    case "whatsapp":
      return WHATSAPP_DOMAINS;
    case "postal":
      return MAP_DOMAINS;
    case "url":
    case "text":
      return typeof link.domains === "object" ? link.domains : (HOMES[key] ?? []);
    default:
      return [];
  }
}
