import { decoded, isBelow, isOfDomain, readWebUrl, type WebUrl, withoutParameters } from "./web-url.ts";

/** Short names that mean something elsewhere, but on the sites of the catalogue only say who shared a link. */
const SHARING =
  /^(?:si|s|ref|ref_src|ref_url|feature|pp|trk|rcm|rdid|share_url|share_id|originalSubdomain|hl|lang|_r|_t|is_from_webapp|sender_device|src|sk|invite_code|originReferrer)=/;
/** Pages by which a site sends visitors on to anywhere. */
const WAYS_OUT = /^\/+(?:l\.php|url|redir|redirect|away|safety\/go|linkfilter|leaving)(?:\/|$)/i;
const HOSTS_OUT = /^(?:l|lm|out|away|click)\./;
const MOBILE = /^(?:(?:m|mobile)\.)+/;

/**
 * An address of one of these domains, in its one clean form: https, no port, no mobile host, nothing that follows
 * people around. Null for everything else, also for what only looks like one of these domains.
 */
export function readSiteUrl(typed: string, domains: readonly string[]): WebUrl | null {
  const address = readWebUrl(typed);
  if (address?.port !== "" || !isOfDomain(address, domains)) return null;
  const desktop = { ...address, host: address.host.replace(MOBILE, "") };
  const site = isOfDomain(desktop, domains) ? desktop : address;
  if (HOSTS_OUT.test(site.host) || WAYS_OUT.test(decoded(site.path))) return null;
  return {
    ...site,
    scheme: "https",
    path: address.path.replace(/\/+$/, "") || "/",
    query: withoutParameters(address.query, SHARING),
    fragment: address.fragment.startsWith("#:~:") ? "" : address.fragment,
  };
}

/** The front page of one of these domains: of the site itself, so of nobody in particular. */
export function isFrontPage({ host, path, query }: WebUrl, domains: readonly string[]): boolean {
  return path === "/" && query === "" && domains.includes(host.replace(/^www\./, ""));
}

/** Whether text without a scheme begins with one of these domains, as in "site.example/name". */
export function namesADomain(typed: string, domains: readonly string[]): boolean {
  if (!typed.includes(".")) return false;
  const host = /^[^/?#:]*/.exec(typed)?.[0].toLowerCase() ?? "";
  return domains.some((entry) => isBelow(host, entry.split("/", 1)[0] ?? ""));
}
