import { hostText } from "./idn.ts";

/** Browsers and Node both have it, but this package is compiled without the type library of either. */
declare const URL: new (
  url: string,
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

/** A URL that may be linked: http or https, on a public host, in ASCII, without credentials. */
export type WebUrl = {
  readonly scheme: "http" | "https";
  /** In lower case; international names in punycode. `hostText` is how they are shown. */
  readonly host: string;
  /** Empty for the scheme's default port. */
  readonly port: string;
  readonly path: string;
  /** Without the question mark and without tracking parameters. */
  readonly query: string;
  /** With its leading "#", or empty. */
  readonly fragment: string;
};

// Characters that the URL parser would silently drop or convert, or that are not valid in a URL.
const INVALID_CHARS = /[\s\\<>"`\p{Cc}\p{Cf}\p{Cs}]/u;
const TRACKING_PARAMETERS =
  /^(?:utm_\w*|fbclid|gclid|gbraid|wbraid|dclid|msclkid|twclid|ttclid|yclid|igshid|igsh|mc_[ce]id|mibextid|_g[al])=/i;

/** Null when it is not a URL, or not one that may be linked. Without a scheme, https is assumed. */
export function readWebUrl(typed: string): WebUrl | null {
  if (INVALID_CHARS.test(typed)) return null;
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
      query: removeParameters(url.search.slice(1), TRACKING_PARAMETERS),
      fragment: url.hash,
    };
  } catch {
    return null;
  }
}

export function hasWebScheme(typed: string): boolean {
  return /^https?:\/\/[^/]/i.test(typed);
}

export function removeParameters(query: string, unwanted: RegExp): string {
  return query
    .split("&")
    .filter((parameter) => parameter !== "" && !unwanted.test(parameter))
    .join("&");
}

export function formatWebUrl({ scheme, host, port, path, query, fragment }: WebUrl): string {
  const rest = `${query && `?${query}`}${fragment}`;
  const url = `${scheme}://${host}${port && `:${port}`}${path === "/" && rest === "" ? "" : path}${rest}`;
  return url.replaceAll("'", "%27");
}

/** Empty when the percent-encoding is malformed. */
export function decodePath(path: string): string {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}

/** For display: without scheme, "www." and trailing slash, international names in their own script. */
export function webUrlText(url: string): string {
  return url
    .replace(/^https?:\/\/(?:www\.)?([^/?#:]+)/, (_start, host: string) => hostText(host))
    .replace(/\/$/, "");
}

/** Subdomains count too. A domain may be followed by a path; then only URLs below that path count. */
export function hasDomain({ host, path }: WebUrl, domains: readonly string[]): boolean {
  return domains.some((entry) => {
    const [domain = "", ...folders] = entry.split("/");
    const folder = folders.map((name) => `/${name}`).join("");
    return isInDomain(host, domain) && (folder === "" || path === folder || path.startsWith(`${folder}/`));
  });
}

/** True for the domain itself and its subdomains; not for "site.example.elsewhere.example". */
export function isInDomain(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const TOP_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** Top-level names that resolve inside the visitor's own network or machine. */
const PRIVATE_TOP_LABELS = new Set([
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

/** The top label must not be numeric, which excludes IP literals in every notation. */
function isPublicHost(host: string): boolean {
  const labels = host.split(".");
  const top = labels.at(-1) ?? "";
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(top) &&
    !PRIVATE_TOP_LABELS.has(top)
  );
}
