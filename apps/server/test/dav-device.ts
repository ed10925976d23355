import type { InjectOptions } from "fastify";
import { SaxesParser } from "saxes";
import type { Owner } from "./owner.ts";
import type { TestApp } from "./test-app.ts";

type Method = NonNullable<InjectOptions["method"]>;

/** A phone or a program on a desk that keeps an owner's address books, on this machine. */
export async function aDevice(app: TestApp, owner: Owner, name = "Phone") {
  const input = { name, system: "iphone" };
  const { secret, token } = (await owner.browser.post("/api/account/tokens/device", input)).json();
  app.secrets.add(secret);
  return { ...deviceOf(app, owner, secret), tokenid: token.id as string };
}

/** With a password that it has already. */
export function deviceOf(app: TestApp, owner: Pick<Owner, "id" | "email">, secret: string) {
  const home = `/dav/${owner.id}/`;

  /** `path`: in the home, unless it begins with a slash. */
  async function send(
    method: string,
    path: string,
    payload?: string | Buffer,
    headers: Record<string, string> = {},
  ) {
    return app.inject({
      method: method as Method,
      url: path.startsWith("/") ? path : home + path,
      remoteAddress: "127.0.0.1",
      headers: { authorization: basic(owner.email, secret), ...headers },
      ...(payload !== undefined && { payload }),
    });
  }

  async function report(path: string, body: string) {
    const response = await send("REPORT", path, body, { depth: "1", "content-type": "application/xml" });
    return { status: response.statusCode, ...readMultistatus(response.body) };
  }

  return {
    email: owner.email,
    secret,
    home,
    send,
    report,
    async propfind(path: string, depth: "0" | "1", props: string) {
      const body = `<d:propfind ${NAMESPACES}><d:prop>${props}</d:prop></d:propfind>`;
      const response = await send("PROPFIND", path, body, { depth });
      return { status: response.statusCode, ...readMultistatus(response.body) };
    },
    /** What changed since a token; everything without one. */
    sync: (book: string, token = "", more = "") =>
      report(
        `${book}/`,
        `<d:sync-collection ${NAMESPACES}><d:sync-token>${token}</d:sync-token><d:sync-level>1</d:sync-level>${more}` +
          "<d:prop><d:getetag/></d:prop></d:sync-collection>",
      ),
    multiget: (book: string, hrefs: readonly string[], data = "<c:address-data/>") =>
      report(
        `${book}/`,
        `<c:addressbook-multiget ${NAMESPACES}><d:prop><d:getetag/>${data}</d:prop>` +
          `${hrefs.map((href) => `<d:href>${href}</d:href>`).join("")}</c:addressbook-multiget>`,
      ),
    put: (path: string, vcard: string, headers: Record<string, string> = {}) =>
      send("PUT", path, vcard, { "content-type": "text/vcard; charset=utf-8", ...headers }),
    get: (path: string, headers: Record<string, string> = {}) => send("GET", path, undefined, headers),
    remove: (path: string, headers: Record<string, string> = {}) => send("DELETE", path, undefined, headers),
  };
}

export type Device = ReturnType<typeof deviceOf>;

export const NAMESPACES =
  'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:carddav" xmlns:s="http://calendarserver.org/ns/"';

export function basic(email: string, password: string): string {
  return `Basic ${Buffer.from(`${email}:${password}`).toString("base64")}`;
}

export type DavResponse = {
  readonly href: string;
  /** Of the whole response, such as a 404; undefined where properties have one of their own. */
  readonly status: string | undefined;
  /** Those that there are: their text, or the names of what is in them. */
  readonly props: Readonly<Record<string, string>>;
};

/** A multistatus as a client understands it. */
export function readMultistatus(body: string): { responses: DavResponse[]; token: string | undefined } {
  const responses: DavResponse[] = [];
  let token: string | undefined;
  if (!body.includes("multistatus")) return { responses, token };
  const path: string[] = [];
  let text = "";
  let response: { href: string; status?: string; props: Record<string, string> } = { href: "", props: {} };
  let stat: Record<string, string> = {};
  const parser = new SaxesParser({ xmlns: true });
  parser.on("opentag", ({ local }) => {
    path.push(local);
    text = "";
    if (local === "response") response = { href: "", props: {} };
    if (local === "propstat") stat = {};
    const at = path.indexOf("prop");
    if (at >= 0 && path.length === at + 2) stat[local] = "";
    if (at >= 0 && path.length === at + 3) stat[path[at + 1] as string] += ` ${local}`;
  });
  parser.on("text", (more) => {
    text += more;
  });
  parser.on("closetag", ({ local }) => {
    path.pop();
    const at = path.indexOf("prop");
    const name = path[at + 1];
    if (at >= 0 && at === path.length - 1 && stat[local] === "") stat[local] = text;
    else if (at >= 0 && name !== undefined && local === "href") stat[name] = text;
    else if (local === "href" && path.at(-1) === "response") response.href = text;
    else if (local === "status" && path.at(-1) === "response") response.status = text;
    else if (local === "status" && text.includes(" 200 ")) Object.assign(response.props, stat);
    else if (local === "response") {
      const { href, status, props } = response;
      const trimmed = Object.fromEntries(Object.entries(props).map(([key, value]) => [key, value.trim()]));
      responses.push({ href, status, props: trimmed });
    } else if (local === "sync-token" && path.at(-1) === "multistatus") token = text;
  });
  parser.write(body).close();
  return { responses, token };
}
