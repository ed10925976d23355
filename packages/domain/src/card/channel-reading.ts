import {
  countryCodeMissing,
  notALink,
  notAProfile,
  onlyLinksOf,
  CHANNEL_MESSAGES as TEXT,
} from "./channel.messages.ts";
import { type ChannelLink, MAP_HOSTS, type TextLink, WHATSAPP_HOSTS } from "./channel-links.ts";
import { linked, type ReadChannel, readProfile } from "./channel-profile.ts";
import type { Channel } from "./channels.ts";
import { readMastodon } from "./mastodon-name.ts";
import { readPhoneNumber } from "./phone-number.ts";
import { isFrontPage, namesADomain, readSiteUrl } from "./site-url.ts";
import { oneLine } from "./text.rules.ts";
import { hasWebScheme, readWebUrl } from "./web-url.ts";

const VALUE_MAX_CHARS = 300;
/** Addresses are typed with much that is then left out of them. */
const TYPED_CHARS = 2_000;

type Problem = { readonly problem: string };

/**
 * Everything about a channel's value comes from here, so that what is stored, linked and shown cannot disagree. Reading
 * a clean value gives the same value again; null when there is none. Never throws.
 */
export function readChannel(channel: Channel, typed: string): ReadChannel | Problem | null {
  if (typed.length > TYPED_CHARS) return { problem: TEXT.tooLong };
  // One that stands alone, half of an emoji for instance, can neither be stored nor be part of an address.
  if (!typed.isWellFormed()) return { problem: TEXT.unreadable };
  const text = oneLine(channel.link.kind === "place" ? inOneLine(typed) : typed);
  if (text === "") return null;
  const isAddress = hasWebScheme(text) || text.includes("/");
  if (text.length > VALUE_MAX_CHARS && !isAddress) return { problem: TEXT.tooLong };
  const reading = readKind(channel, channel.link, text);
  if ("problem" in reading || reading.value.length <= VALUE_MAX_CHARS) return reading;
  return { problem: reading.href === reading.value ? TEXT.tooLongLink : TEXT.tooLong };
}

function readKind({ label }: Channel, link: ChannelLink, text: string): ReadChannel | Problem {
  switch (link.kind) {
    case "profile":
      return readProfile(link, text) ?? { problem: notAProfile(label) };
    case "phone":
      return readPhone(link.scheme, text);
    case "whatsapp":
      return readWhatsApp(label, text);
    case "email":
      return readEmail(text) ?? { problem: TEXT.email };
    case "place":
      return readPlace(text);
    case "mastodon":
      return readMastodon(text) ?? { problem: TEXT.mastodon };
    case "link":
      return readLink(text, link.hosts) ?? { problem: link.hosts ? notALink(label) : TEXT.webAddress };
    case "text":
      return readText(label, link, text);
  }
}

function readPhone(scheme: "tel" | "sms" | "fax", text: string): ReadChannel | Problem {
  const number = readPhoneNumber(text);
  if (!number) return { problem: TEXT.phone };
  if (number.extension && scheme === "sms") return { problem: TEXT.extension };
  const extension = number.extension && `;ext=${number.extension}`;
  return { value: number.value, href: `${scheme}:${number.digits}${extension}`, text: number.value };
}

function readWhatsApp(label: string, text: string): ReadChannel | Problem {
  const isAddress = hasWebScheme(text) || namesADomain(text, WHATSAPP_HOSTS);
  const address = isAddress ? readSiteUrl(text, WHATSAPP_HOSTS) : null;
  if (isAddress && (!address || isFrontPage(address, WHATSAPP_HOSTS))) return { problem: notALink(label) };
  const phone =
    address && (/^\/\+?(\d+)$/.exec(address.path) ?? /(?:^|&)phone=(?:%2B|\+)?(\d+)/i.exec(address.query));
  if (address && !phone) return linked(address);
  const number = readPhoneNumber(phone ? `+${phone[1]}` : text);
  if (!number) return { problem: TEXT.phone };
  if (number.extension) return { problem: TEXT.extension };
  if (!number.digits.startsWith("+")) return { problem: countryCodeMissing(label) };
  return { value: number.value, href: `https://wa.me/${number.digits.slice(1)}`, text: number.value };
}

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_{|}~-]+)*$/i;

function readEmail(text: string): ReadChannel | null {
  const isMailto = /^mailto:/i.test(text);
  const address = isMailto ? text.slice("mailto:".length).replace(/\?.*$/, "") : text;
  const at = address.lastIndexOf("@");
  const name = address.slice(0, at);
  const domain = address.slice(at + 1);
  if (at < 1 || at > 64 || !LOCAL_PART.test(name) || /[/?#:]/.test(domain)) return null;
  const host = readWebUrl(domain)?.host;
  if (!host) return null;
  const value = `${name}@${host}`;
  if (value.length > 254) return null;
  const encoded = encodeURIComponent(name).replaceAll("'", "%27").replaceAll("%2B", "+");
  return { value, href: `mailto:${encoded}@${host}`, text: value };
}

function readPlace(text: string): ReadChannel | Problem {
  if (hasWebScheme(text) || namesADomain(text, MAP_HOSTS))
    return readLink(text, MAP_HOSTS) ?? { problem: TEXT.place };
  const query = encodeURIComponent(text).replaceAll("'", "%27");
  return { value: text, href: `https://www.google.com/maps/search/?api=1&query=${query}`, text };
}

function readLink(text: string, hosts: readonly string[] | undefined): ReadChannel | null {
  const address = hosts ? readSiteUrl(text, hosts) : readWebUrl(text);
  return address && !(hosts && isFrontPage(address, hosts)) ? linked(address) : null;
}

function readText(label: string, { hosts, isName }: TextLink, typed: string): ReadChannel | Problem {
  const text = isName ? typed.replace(/^@(?=\w)/, "") : typed;
  const asText = { value: text, href: null, text };
  if (typeof hosts === "string") {
    if (hasWebScheme(text)) return readLink(text, undefined) ?? { problem: TEXT.webAddress };
    return (hosts === "any" && readLink(text, undefined)) || asText;
  }
  if (!hasWebScheme(text) && !namesADomain(text, hosts)) return asText;
  if (hosts.length === 0) return { problem: TEXT.links };
  return readLink(text, hosts) ?? { problem: onlyLinksOf(label) };
}

function inOneLine(lines: string): string {
  return lines.trim().replace(/[,\s]*[\r\n\u2028\u2029]+\s*/g, ", ");
}
