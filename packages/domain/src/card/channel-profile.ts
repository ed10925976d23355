import type { ProfileLink } from "./channel-links.ts";
import { readPhoneNumber } from "./phone-number.ts";
import { isFrontPage, namesADomain, readSiteUrl } from "./site-url.ts";
import { decoded, formatWebUrl, hasWebScheme, type WebUrl, webUrlText } from "./web-url.ts";

/** What a channel's value comes to: its one clean form, where it leads (null: nowhere), and how it reads on a card. */
export type ReadChannel = { readonly value: string; readonly href: string | null; readonly text: string };

/** Null when it is neither a name of this site nor an address of it. */
export function readProfile(link: ProfileLink, typed: string): ReadChannel | null {
  const { domains } = link;
  if (hasWebScheme(typed) || namesADomain(typed, domains)) {
    const address = readSiteUrl(typed, domains);
    if (!address || isFrontPage(address, domains)) return null;
    const name = nameIn(link, address);
    return name === null ? linked(address) : named(link, name);
  }
  const name = withoutSigns(link, typed).normalize("NFC");
  if (isName(link, name)) return named(link, name);
  const number = link.number ? readPhoneNumber(typed) : null;
  if (link.number && number?.digits.startsWith("+") && number.extension === "") {
    const href = `https://${link.number.replace("*", number.digits.slice(1))}`;
    return { value: number.value, href, text: number.value };
  }
  return link.text?.test(typed) ? { value: typed, href: null, text: typed } : null;
}

export function linked(address: WebUrl): ReadChannel {
  const href = formatWebUrl(address);
  return { value: href, href, text: webUrlText(href) };
}

function named(link: ProfileLink, name: string): ReadChannel {
  const encoded = encodeURIComponent(name).replaceAll("%40", "@");
  return {
    value: name,
    href: `https://${link.address.replace("*", () => encoded)}`,
    text: `${link.sign ?? ""}${name}`,
  };
}

function isName(link: ProfileLink, name: string): boolean {
  return link.name.test(name) && /[\p{L}\p{N}]/u.test(name);
}

/** "@name", "u/name", "in/name", "$name" are the name. */
function withoutSigns({ places }: ProfileLink, typed: string): string {
  const path = typed.startsWith("/") ? typed : `/${typed}`;
  const place = places.find(({ before }) => before !== "/" && startsWith(path, before));
  return (place ? path.slice(place.before.length) : typed).replace(/^@/, "");
}

/** First parts of paths that look like a name and are none, on one site or another. */
const NOT_NAMES = new Set(
  (
    "about account accounts app apps b blog business c channel channels code company contact create discover dl docs " +
    "download events explore feed find followers following g gaming groups hashtag help home i index.php intent invite " +
    "jobs join joinchat l legal login logout me members messages music new news notifications p pages people photos " +
    "pin playlist popular press pricing privacy profile profile.php profiles public r reel reels register s search " +
    "send settings share share.php sharer sharer.php shop shorts signin signup status store stories subscriptions " +
    "support t tag tags terms topic topics trending tv u user users v video videos watch web welcome"
  ).split(" "),
);

/** The name in the address of a profile; null when it is another page of the site. */
function nameIn(link: ProfileLink, address: WebUrl): string | null {
  const host = plainHost(link, address.host);
  for (const place of link.places) {
    if (host !== plainHost(link, place.host) || !startsWith(address.path, place.before)) continue;
    const name = decoded(address.path.slice(place.before.length)).replace(/^@/, "").normalize("NFC");
    if (place.before === "/" && NOT_NAMES.has(name.toLowerCase())) continue;
    // A name like "site.com" would be read as an address the next time.
    if (isName(link, name) && !namesADomain(name, link.domains)) return name;
  }
  return null;
}

function plainHost({ hasCountries }: ProfileLink, host: string): string {
  const plain = host.replace(/^(?:www|m|mobile|web|old|new)\./, "");
  return hasCountries ? plain.replace(/^[a-z]{2}(?:-[a-z]{2})?\.(?=.*\.)/, "") : plain;
}

/** `lower` is in lower case already. */
function startsWith(path: string, lower: string): boolean {
  return path.slice(0, lower.length).toLowerCase() === lower;
}
