/** How a channel's value becomes a link: the kinds there are, and the functions the channel table builds them with. */
export type ChannelLink =
  | ProfileLink
  | { readonly kind: "phone"; readonly scheme: "tel" | "sms" | "fax" }
  | { readonly kind: "whatsapp" | "email" | "postal" | "mastodon" }
  /** A URL and nothing else; without `domains`, of any public host. */
  | { readonly kind: "url"; readonly domains?: readonly string[] }
  | TextLink;

/** A name on a site, or the URL of any page of that site. */
export type ProfileLink = {
  readonly kind: "profile";
  /** A profile's URL without its scheme; * stands for the name. */
  readonly url: string;
  readonly name: RegExp;
  /** What people write before a name of this site, such as "@". */
  readonly prefix?: string;
  /** All domains of the site; their subdomains are included. */
  readonly domains: readonly string[];
  /** Where profiles are found: the host, and the path up to the name. */
  readonly locations: readonly { readonly host: string; readonly path: string }[];
  /** The site is the same under it.site.com, de.site.com and so on. */
  readonly hasCountrySubdomains?: boolean;
  /** Values that are valid but have no URL: shown as text. */
  readonly text?: RegExp;
  /** The URL for a phone number; * stands for its digits. */
  readonly phoneUrl?: string;
};

/** Plain text, or a URL: of these domains, of any public host, or of any public host if typed with its scheme. */
export type TextLink = {
  readonly kind: "text";
  readonly domains: readonly string[] | "any" | "any with scheme";
  /** The text is a name, so a leading "@" is dropped. */
  readonly isName?: boolean;
};

export type ProfileOptions = Pick<ProfileLink, "prefix" | "hasCountrySubdomains" | "text" | "phoneUrl"> & {
  /** Other URLs of the same profile. */
  readonly aliases?: readonly string[];
  /** Domains of the site besides that of `url`. */
  readonly domains?: readonly string[];
};

export function profileLink(
  url: string,
  name: RegExp,
  { aliases = [], domains = [], ...rest }: ProfileOptions = {},
): ProfileLink {
  const locations = [url, ...aliases].map((pattern) => {
    const slash = pattern.indexOf("/");
    return { host: pattern.slice(0, slash), path: pattern.slice(slash, pattern.indexOf("*")).toLowerCase() };
  });
  const domain = url.slice(0, url.indexOf("/")).split(".").slice(-2).join(".");
  return { kind: "profile", url, name, domains: [domain, ...domains], locations, ...rest };
}

export const phone = (scheme: "tel" | "sms" | "fax"): ChannelLink => ({ kind: "phone", scheme });
export const urlOf = (...domains: string[]): ChannelLink => ({ kind: "url", domains });
export const textOr = (domains: TextLink["domains"]): TextLink => ({ kind: "text", domains });
export const nameOr = (domains: TextLink["domains"]): TextLink => ({ kind: "text", domains, isName: true });

/** "site.it", "site.de" and so on, for a list like "it de". */
export const countryDomains = (site: string, topLevels: string): string[] =>
  topLevels.split(" ").map((topLevel) => `${site}.${topLevel}`);
