import { decodePath, isInDomain, type WebUrl } from "./web-url.ts";

/**
 * Pages by which well-known sites forward to any URL: the site's name is shown, and the visitor ends elsewhere. By
 * domain, and the beginning of the path; an empty path stands for all of the host. Shorteners such as t.co are not
 * listed: they show no other name than their own, and a channel of a site takes links of that site alone.
 */
const REDIRECTORS: readonly (readonly [domain: string, path: string])[] = [
  ["bing.com", "ck"],
  ["deviantart.com", "outgoing"],
  ["disq.us", "url"],
  ["duckduckgo.com", "l"],
  ["exit.sc", ""],
  ["facebook.com", "flx/warn"],
  ["facebook.com", "l.php"],
  ["gate.sc", ""],
  ["googleadservices.com", ""],
  ["href.li", ""],
  ["l.facebook.com", ""],
  ["l.instagram.com", ""],
  ["l.messenger.com", ""],
  ["l.threads.com", ""],
  ["l.threads.net", ""],
  ["l.wl.co", ""],
  ["linkedin.com", "authwall"],
  ["linkedin.com", "redir"],
  ["linkedin.com", "redirect"],
  ["linkedin.com", "safety/go"],
  ["lm.facebook.com", ""],
  ["medium.com", "m/global-identity"],
  ["medium.com", "m/global-identity-2"],
  ["medium.com", "r"],
  ["out.reddit.com", ""],
  ["pinterest.com", "offsite"],
  ["quora.com", "_/redirect"],
  ["search.yahoo.com", ""],
  ["slack-redir.net", ""],
  ["steamcommunity.com", "linkfilter"],
  ["t.me", "iv"],
  ["t.umblr.com", ""],
  ["tiktok.com", "link/v2"],
  ["vk.com", "away"],
  ["vk.com", "away.php"],
  ["yelp.com", "biz_redir"],
  ["youtube.com", "attribution_link"],
  ["youtube.com", "redirect"],
];

const GOOGLE = /^(?:[a-z-]+\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/;
const GOOGLE_PATHS = ["aclk", "amp", "local_url", "maps/url", "url"];

/** Whether a URL belongs to one of these pages. */
export function isRedirector({ host, path }: WebUrl): boolean {
  const pages = GOOGLE.test(host)
    ? GOOGLE_PATHS
    : REDIRECTORS.filter(([domain]) => isInDomain(host, domain)).map(([, page]) => page);
  if (pages.length === 0) return false;
  const plain = `${decodePath(path).toLowerCase().replace(/\/+/g, "/")}/`;
  return pages.some((page) => page === "" || plain.startsWith(`/${page}/`));
}

/** What such pages and hosts are usually called, for the sites of which only profiles are wanted. */
const REDIRECT_PATHS =
  /^\/+(?:l\.php|url|redir|redirect|away|away\.php|safety\/go|link\/v\d+|linkfilter|leaving|offsite|outgoing)(?:\/|$)/i;
const REDIRECT_HOSTS = /^(?:l|lm|out|away|click)\./;

/** Whether a URL of a site leads away from it: by such a page, or because it holds another URL. */
export function leadsElsewhere(url: WebUrl): boolean {
  return (
    isRedirector(url) ||
    REDIRECT_HOSTS.test(url.host) ||
    REDIRECT_PATHS.test(decodePath(url.path)) ||
    /\/https?:\//i.test(decodePath(url.path)) ||
    url.query.split("&").some(holdsUrl)
  );
}

/** However often the colon and the slashes are percent-encoded. A message to begin a chat with may hold a URL. */
function holdsUrl(parameter: string): boolean {
  return /^(?!text=).*=(?:https?(?::|%(?:25)*3a)|(?:\/|\\|%(?:25)*(?:2f|5c)){2})/i.test(parameter);
}
