/** The part of it that is needed here; browsers and Node both have it, but no type library of this package does. */
declare const URL: new (
  address: string,
) => {
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
};

/** An address that may be linked: http or https, of a public host, in ASCII, without a name and password. */
export type WebUrl = {
  readonly scheme: "http" | "https";
  /** In lower case; names of other scripts in their ASCII form, so that a look-alike looks like one. */
  readonly host: string;
  /** Empty for that of the scheme. */
  readonly port: string;
  readonly path: string;
  /** Without the question mark; what only follows people around is gone. */
  readonly query: string;
  /** With its number sign, or empty. */
  readonly fragment: string;
};

// What a parser would silently drop or turn into something else, and what has no place in an address.
const UNFIT = /[\s\\<>"`\p{Cc}\p{Cf}\p{Cs}]/u;
const TRACKING =
  /^(?:utm_\w*|fbclid|gclid|gbraid|wbraid|dclid|msclkid|twclid|ttclid|yclid|igshid|igsh|mc_[ce]id|mibextid|_g[al])=/i;

/** Null when it is no address, or none that may be linked. Without a scheme it counts as https. */
export function readWebUrl(typed: string): WebUrl | null {
  if (UNFIT.test(typed)) return null;
  const hasScheme = hasWebScheme(typed);
  if (!hasScheme && !/^[\p{L}\p{N}]/u.test(typed)) return null;
  try {
    const url = new URL(hasScheme ? typed : `https://${typed}`);
    const host = url.hostname.replace(/\.$/, "");
    if (url.username !== "" || url.password !== "" || !isPublicHost(host)) return null;
    return {
      scheme: url.protocol === "http:" ? "http" : "https",
      host,
      port: url.port,
      path: url.pathname,
      query: withoutParameters(url.search.slice(1), TRACKING),
      fragment: url.hash,
    };
  } catch {
    return null;
  }
}

export function hasWebScheme(typed: string): boolean {
  return /^https?:\/\/[^/]/i.test(typed);
}

export function withoutParameters(query: string, unwanted: RegExp): string {
  return query
    .split("&")
    .filter((parameter) => parameter !== "" && !unwanted.test(parameter))
    .join("&");
}

export function formatWebUrl({ scheme, host, port, path, query, fragment }: WebUrl): string {
  const rest = `${query && `?${query}`}${fragment}`;
  const address = `${scheme}://${host}${port && `:${port}`}${path === "/" && rest === "" ? "" : path}${rest}`;
  return address.replaceAll("'", "%27");
}

/** A part of a path without its percent signs; empty when they make no sense. */
export function decoded(part: string): string {
  if (!part.includes("%")) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** An address as people say it. */
export function webUrlText(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
}

/** `domains` with all below them. A domain may be followed by a path; then only what is below that counts. */
export function isOfDomain({ host, path }: WebUrl, domains: readonly string[]): boolean {
  return domains.some((entry) => {
    const [domain = "", ...folders] = entry.split("/");
    const folder = folders.map((name) => `/${name}`).join("");
    return isBelow(host, domain) && (folder === "" || path === folder || path.startsWith(`${folder}/`));
  });
}

/** Whether a host is a domain or belongs to it; "site.example.elsewhere.example" does not. */
export function isBelow(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const TOP_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** Names that lead into the visitor's own network or machine. */
const PRIVATE = new Set([
  "localhost",
  "local",
  "localdomain",
  "internal",
  "intranet",
  "lan",
  "home",
  "corp",
  "arpa",
]);

/** Numbers never end in a top label, so that IP literals of every notation are out. */
export function isPublicHost(host: string): boolean {
  const labels = host.split(".");
  const top = labels.at(-1) ?? "";
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(top) &&
    !PRIVATE.has(top)
  );
}
