import { linked, type ReadChannel } from "./channel-profile.ts";
import { hasWebScheme, readWebUrl, type WebUrl } from "./web-url.ts";

const NAME_AT_SERVER = /^@?(\w(?:[\w.-]{0,60}\w)?)@([^@/?#:]+)$/;
const PROFILE_PATH = /^\/(?:@|users\/|web\/@)(\w(?:[\w.-]{0,60}\w)?)(?:@([^@/]+))?(\/\d+)?\/?$/;

/**
 * "@name@server", or the address of a profile or a post. Any server will do, for anybody may run one; so addresses are
 * known by their form.
 */
export function readMastodon(typed: string): ReadChannel | null {
  const [, name = "", server = ""] = NAME_AT_SERVER.exec(typed) ?? [];
  if (name !== "") return atServer(name, readWebUrl(server));
  const address = hasWebScheme(typed) || typed.includes("/") ? readWebUrl(typed) : null;
  const [, person, elsewhere, post] = (address && PROFILE_PATH.exec(address.path)) ?? [];
  if (!address || !person) return null;
  const plain: WebUrl = { ...address, scheme: "https", query: "", fragment: "" };
  if (post) return plain.port === "" ? linked(plain) : null;
  // A server shows people of other servers too, as /@name@their.server.
  return atServer(person, elsewhere ? readWebUrl(elsewhere) : plain);
}

function atServer(name: string, server: WebUrl | null): ReadChannel | null {
  if (server?.port !== "") return null;
  const value = `@${name}@${server.host}`;
  return { value, href: `https://${server.host}/@${name}`, text: value };
}
