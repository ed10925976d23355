import { leadsElsewhere } from "./redirect-url.ts";
import { hasDomain, isInDomain, readWebUrl, removeParameters, type WebUrl } from "./web-url.ts";

/** Parameters that identify the person who shared a link. Elsewhere some of them have a meaning; on these sites none. */
const SHARE_PARAMETERS =
  /^(?:si|s|ref|ref_src|ref_url|feature|pp|trk|rcm|rdid|share_url|share_id|originalSubdomain|hl|lang|_r|_t|is_from_webapp|sender_device|src|sk|invite_code|originReferrer)=/;
const MOBILE_HOSTS = /^(?:(?:m|mobile)\.)+/;

/**
 * A URL on one of these domains, normalized: https, no port, no mobile host, no tracking parameters. Null for everything
 * else, look-alike domains and redirectors included.
 */
export function readSiteUrl(typed: string, domains: readonly string[]): WebUrl | null {
  const url = readWebUrl(typed);
  if (url?.port !== "" || !hasDomain(url, domains)) return null;
  const desktop = { ...url, host: url.host.replace(MOBILE_HOSTS, "") };
  const site = hasDomain(desktop, domains) ? desktop : url;
  const normalized: WebUrl = {
    ...site,
    scheme: "https",
    path: url.path.replace(/\/+$/, "") || "/",
    query: removeParameters(url.query, SHARE_PARAMETERS),
    // A text fragment.
    fragment: url.fragment.startsWith("#:~:") ? "" : url.fragment,
  };
  return leadsElsewhere(normalized) ? null : normalized;
}

/** The site's own home page, which is nobody's profile. */
export function isHomePage({ host, path, query }: WebUrl, domains: readonly string[]): boolean {
  return path === "/" && query === "" && domains.includes(host.replace(/^www\./, ""));
}

/** Whether text without a scheme starts with one of these domains, as in "site.example/name". */
export function startsWithDomain(typed: string, domains: readonly string[]): boolean {
  if (!typed.includes(".")) return false;
  const host = /^[^/?#:]*/.exec(typed)?.[0].toLowerCase() ?? "";
  return domains.some((entry) => isInDomain(host, entry.split("/", 1)[0] ?? ""));
}
