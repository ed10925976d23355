import { CHANNEL_MESSAGES as TEXT } from "./channel.messages.ts";
import { type ChannelLink, countryDomains, type TextLink } from "./channel-link.ts";
import { type Channel, type ChannelKey, channelOf } from "./channels.ts";
import { readPhoneNumber } from "./phone-number.ts";
import { readMastodon } from "./read-mastodon.ts";
import { type ChannelValue, linkTo, readProfile } from "./read-profile.ts";
import { isRedirector } from "./redirect-url.ts";
import { isHomePage, readSiteUrl, startsWithDomain } from "./site-url.ts";
import { oneLine } from "./text.rules.ts";
import { hasWebScheme, readWebUrl } from "./web-url.ts";

const VALUE_MAX_CHARS = 300;
/** Pasted URLs may be longer than what remains of them after normalizing. */
const TYPED_MAX_CHARS = 2_000;

/** A domain may be followed by a path; then only URLs below that path count. */
export const MAP_DOMAINS: readonly string[] = [
  "maps.google.com",
  ...countryDomains("google", "com it de fr es ch at be nl pt ie pl co.uk com.br com.au").map(
    (domain) => `${domain}/maps`,
  ),
  ..."maps.app.goo.gl goo.gl/maps maps.apple.com maps.apple openstreetmap.org osm.org waze.com what3words.com".split(
    " ",
  ),
];
export const WHATSAPP_DOMAINS: readonly string[] = ["wa.me", "whatsapp.com"];

export type ChannelProblem = { readonly problem: string };

/** Normalizes what was typed into a channel, or says what is wrong with it. Empty input gives an empty value. */
export function readChannelValue(
  key: ChannelKey,
  typed: string,
): { readonly value: string } | ChannelProblem {
  const channel = channelOf(key);
  const result = channel ? readChannel(channel, typed) : null;
  if (result && "problem" in result) return result;
  return { value: result?.value ?? "" };
}

/**
 * How a stored value is displayed, and where it leads: null when there is no safe link, and only the text is shown.
 * Stored values are read again rather than trusted.
 */
export function channelLink(key: ChannelKey, value: string): { text: string; href: string | null } {
  const channel = channelOf(key);
  const result = channel ? readChannel(channel, value) : null;
  if (!result || "problem" in result) return { text: oneLine(value), href: null };
  return { text: result.text, href: result.href };
}

export function channelHref(key: ChannelKey, value: string): string | null {
  return channelLink(key, value).href;
}

export function channelText(key: ChannelKey, value: string): string {
  return channelLink(key, value).text;
}

/**
 * The single parser of channel values, so that what is stored, linked and displayed cannot disagree. Idempotent: reading
 * a normalized value returns the same value. Null for an empty value. Never throws.
 */
export function readChannel(channel: Channel, typed: string): ChannelValue | ChannelProblem | null {
  if (typed.length > TYPED_MAX_CHARS) return { problem: TEXT.tooLong };
  // A lone surrogate can neither be stored nor percent-encoded.
  if (!typed.isWellFormed()) return { problem: TEXT.unreadable };
  const text = oneLine(channel.link.kind === "postal" ? joinLines(typed) : typed);
  if (text === "") return null;
  const isUrl = hasWebScheme(text) || text.includes("/");
  if (text.length > VALUE_MAX_CHARS && !isUrl) return { problem: TEXT.tooLong };
  const result = readByKind(channel, channel.link, text);
  if ("problem" in result || result.value.length <= VALUE_MAX_CHARS) return result;
  return { problem: result.href === result.value ? TEXT.tooLongLink : TEXT.tooLong };
}

function readByKind(channel: Channel, link: ChannelLink, text: string): ChannelValue | ChannelProblem {
  const { label } = channel;
  switch (link.kind) {
    case "profile":
      return readProfile(link, text) ?? { problem: TEXT.notAProfile({ label }) };
    case "phone":
      return readPhone(link.scheme, text);
    case "whatsapp":
      return readWhatsApp(label, text);
    case "email":
      return readEmail(text) ?? { problem: TEXT.email };
    case "postal":
      return readPostalAddress(text);
    case "mastodon":
      return readMastodon(text) ?? { problem: TEXT.mastodon };
    case "url":
      return readUrl(text, link.domains) ?? { problem: urlProblem(channel, link.domains, text) };
    case "text":
      return readText(label, link, text);
  }
}

/** A bare handle would open nothing on some sites. */
function urlProblem({ key, label, placeholder }: Channel, domains: unknown, text: string): string {
  if (key === "website") return TEXT.webAddress;
  return domains && /[./]/.test(text)
    ? TEXT.notALink({ label })
    : TEXT.linkNeeded({ label, example: placeholder });
}

function readPhone(scheme: "tel" | "sms" | "fax", text: string): ChannelValue | ChannelProblem {
  const number = readPhoneNumber(text);
  if (!number) return { problem: TEXT.phone };
  if (number.extension && scheme === "sms") return { problem: TEXT.extension };
  const extension = number.extension && `;ext=${number.extension}`;
  return { value: number.value, href: `${scheme}:${number.digits}${extension}`, text: number.value };
}

function readWhatsApp(label: string, text: string): ChannelValue | ChannelProblem {
  const isUrl = hasWebScheme(text) || startsWithDomain(text, WHATSAPP_DOMAINS);
  const url = isUrl ? readSiteUrl(text, WHATSAPP_DOMAINS) : null;
  if (isUrl && (!url || isHomePage(url, WHATSAPP_DOMAINS))) return { problem: TEXT.notALink({ label }) };
  const phone = url && (/^\/\+?(\d+)$/.exec(url.path) ?? /(?:^|&)phone=(?:%2B|\+)?(\d+)/i.exec(url.query));
  if (url && !phone) return linkTo(url);
  const number = readPhoneNumber(phone ? `+${phone[1]}` : text);
  if (!number) return { problem: TEXT.phone };
  if (number.extension) return { problem: TEXT.extension };
  if (!number.digits.startsWith("+")) return { problem: TEXT.countryCodeMissing({ label }) };
  return { value: number.value, href: `https://wa.me/${number.digits.slice(1)}`, text: number.value };
}

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_{|}~-]+)*$/i;

function readEmail(text: string): ChannelValue | null {
  const isMailto = /^mailto:/i.test(text);
  const email = isMailto ? text.slice("mailto:".length).replace(/\?.*$/, "") : text;
  const at = email.lastIndexOf("@");
  const localPart = email.slice(0, at);
  const domain = email.slice(at + 1);
  if (at < 1 || at > 64 || !LOCAL_PART.test(localPart) || /[/?#:]/.test(domain)) return null;
  const host = readWebUrl(domain)?.host;
  if (!host) return null;
  const value = `${localPart}@${host}`;
  if (value.length > 254) return null;
  const encoded = encodeURIComponent(localPart).replaceAll("'", "%27").replaceAll("%2B", "+");
  return { value, href: `mailto:${encoded}@${host}`, text: value };
}

function readPostalAddress(text: string): ChannelValue | ChannelProblem {
  if (hasWebScheme(text) || startsWithDomain(text, MAP_DOMAINS))
    return readUrl(text, MAP_DOMAINS) ?? { problem: TEXT.place };
  const query = encodeURIComponent(text).replaceAll("'", "%27");
  return { value: text, href: `https://www.google.com/maps/search/?api=1&query=${query}`, text };
}

function readUrl(text: string, domains: readonly string[] | undefined): ChannelValue | null {
  const url = domains ? readSiteUrl(text, domains) : readWebUrl(text);
  if (!url || isRedirector(url)) return null;
  return domains && isHomePage(url, domains) ? null : linkTo(url);
}

function readText(
  label: string,
  { domains, isName }: TextLink,
  typed: string,
): ChannelValue | ChannelProblem {
  const text = isName ? typed.replace(/^@(?=\w)/, "") : typed;
  const asText = { value: text, href: null, text };
  if (typeof domains === "string") {
    if (hasWebScheme(text)) return readUrl(text, undefined) ?? { problem: TEXT.webAddress };
    return (domains === "any" && readUrl(text, undefined)) || asText;
  }
  if (!hasWebScheme(text) && !startsWithDomain(text, domains)) return asText;
  if (domains.length === 0) return { problem: TEXT.links };
  return readUrl(text, domains) ?? { problem: TEXT.onlyLinksOf({ label }) };
}

function joinLines(lines: string): string {
  return lines.trim().replace(/[,\s]*[\r\n\u2028\u2029]+\s*/g, ", ");
}
