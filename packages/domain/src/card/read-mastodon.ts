import { type ChannelValue, linkTo } from "./read-profile.ts";
import { hasWebScheme, readWebUrl, type WebUrl } from "./web-url.ts";

const NAME_AT_SERVER = /^@?(\w(?:[\w.-]{0,60}\w)?)@([^@/?#:]+)$/;
const PROFILE_PATH = /^\/(?:@|users\/|web\/@)(\w(?:[\w.-]{0,60}\w)?)(?:@([^@/]+))?(\/\d+)?\/?$/;

/** "@name@server", or the URL of a profile or a post. Anybody can run a server, so URLs are recognised by their path. */
export function readMastodon(typed: string): ChannelValue | null {
  const [, name = "", server = ""] = NAME_AT_SERVER.exec(typed) ?? [];
  if (name !== "") return linkToAccount(name, readWebUrl(server));
  const url = hasWebScheme(typed) || typed.includes("/") ? readWebUrl(typed) : null;
  const [, account, remoteServer, post] = (url && PROFILE_PATH.exec(url.path)) ?? [];
  if (!url || !account) return null;
  const canonical: WebUrl = { ...url, scheme: "https", query: "", fragment: "" };
  if (post) return canonical.port === "" ? linkTo(canonical) : null;
  // A server also shows accounts of other servers, as /@name@their.server.
  return linkToAccount(account, remoteServer ? readWebUrl(remoteServer) : canonical);
}

function linkToAccount(name: string, server: WebUrl | null): ChannelValue | null {
  if (server?.port !== "") return null;
  const value = `@${name}@${server.host}`;
  return { value, href: `https://${server.host}/@${name}`, text: value };
}
