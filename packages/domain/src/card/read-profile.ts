import type { ProfileLink } from "./channel-link.ts";
import { readPhoneNumber } from "./phone-number.ts";
import { isHomePage, readSiteUrl, startsWithDomain } from "./site-url.ts";
import { decodePath, formatWebUrl, hasWebScheme, type WebUrl, webUrlText } from "./web-url.ts";

/** A channel's value normalized for storing, where it leads (null: nowhere), and how a card displays it. */
export type ChannelValue = { readonly value: string; readonly href: string | null; readonly text: string };

/** Null when it is neither a valid name on this site nor a URL of it. */
export function readProfile(link: ProfileLink, typed: string): ChannelValue | null {
  const { domains } = link;
  if (hasWebScheme(typed) || startsWithDomain(typed, domains)) {
    const url = readSiteUrl(typed, domains);
    if (!url || isHomePage(url, domains)) return null;
    const name = nameIn(link, url);
    return name === null ? linkTo(url) : linkToProfile(link, name);
  }
  const name = withoutPrefix(link, typed).normalize("NFC");
  if (isName(link, name)) return linkToProfile(link, name);
  const number = link.phoneUrl ? readPhoneNumber(typed) : null;
  if (link.phoneUrl && number?.digits.startsWith("+") && number.extension === "") {
    const href = `https://${link.phoneUrl.replace("*", number.digits.slice(1))}`;
    return { value: number.value, href, text: number.value };
  }
  const text = typed.replace(/^@/, "");
  return link.text?.test(text) ? { value: text, href: null, text } : null;
}

export function linkTo(url: WebUrl): ChannelValue {
  const href = formatWebUrl(url);
  return { value: href, href, text: webUrlText(href) };
}

function linkToProfile(link: ProfileLink, name: string): ChannelValue {
  const encoded = encodeURIComponent(name).replaceAll("%40", "@");
  return {
    value: name,
    href: `https://${link.url.replace("*", () => encoded)}`,
    text: `${link.prefix ?? ""}${name}`,
  };
}

function isName(link: ProfileLink, name: string): boolean {
  return link.name.test(name) && /[\p{L}\p{N}]/u.test(name);
}

/** Drops what stands before the name in "@name", "u/name", "in/name" and "$name". */
function withoutPrefix({ locations }: ProfileLink, typed: string): string {
  const typedPath = typed.startsWith("/") ? typed : `/${typed}`;
  const location = locations.find(({ path }) => path !== "/" && startsWithPath(typedPath, path));
  return (location ? typedPath.slice(location.path.length) : typed).replace(/^@/, "");
}

/** First path segments that some site uses for its own pages, so they are not profile names. */
const RESERVED_NAMES = new Set(
  (
    "about account accounts app apps b blog business c channel channels code company contact create discover dl docs " +
    "download events explore feed find followers following g gaming groups hashtag help home i index.php intent invite " +
    "jobs join joinchat l legal login logout me members messages music new news notifications p pages people photos " +
    "pin playlist popular press pricing privacy profile profile.php profiles public r reel reels register s search " +
    "send settings share share.php sharer sharer.php shop shorts signin signup status store stories subscriptions " +
    "support t tag tags terms topic topics trending tv u user users v video videos watch web welcome"
  ).split(" "),
);

/** The name in a profile's URL; null for any other page of the site. */
function nameIn(link: ProfileLink, url: WebUrl): string | null {
  const host = canonicalHost(link, url.host);
  for (const location of link.locations) {
    if (host !== canonicalHost(link, location.host) || !startsWithPath(url.path, location.path)) continue;
    const name = decodePath(url.path.slice(location.path.length)).replace(/^@/, "").normalize("NFC");
    if (location.path === "/" && RESERVED_NAMES.has(name.toLowerCase())) continue;
    // Stored as a name, "site.com" would be read as a URL the next time.
    if (isName(link, name) && !startsWithDomain(name, link.domains)) return name;
  }
  return null;
}

function canonicalHost({ hasCountrySubdomains }: ProfileLink, host: string): string {
  const plain = host.replace(/^(?:www|m|mobile|web|old|new)\./, "");
  return hasCountrySubdomains ? plain.replace(/^[a-z]{2}(?:-[a-z]{2})?\.(?=.*\.)/, "") : plain;
}

/** Ignores case; `prefix` must be in lower case. */
function startsWithPath(path: string, prefix: string): boolean {
  return path.slice(0, prefix.length).toLowerCase() === prefix;
}
