import { seededRandom } from "../../../../tools/harness/seeded-random.ts";
import type { MalformedRoute } from "./malformed-requests.ts";
import { ECHO } from "./malformed-values.ts";

type Target = { readonly method: string; readonly path: string };

const END = "\r\n";
const HOST = `Host: localhost${END}`;
const JSON_TYPE = `Content-Type: application/json${END}`;
const SIZE = (length: number | string) => `Content-Length: ${length}${END}`;
const CLOSE = `Connection: close${END}`;

const request = ({ method, path }: Target, headers: string, body = "") =>
  `${method} ${path} HTTP/1.1${END}${headers}${CLOSE}${END}${body}`;

/** What only a socket can express: targets, headers and bodies that are wrong as HTTP. */
const WAYS: readonly ((target: Target) => string)[] = [
  ({ method, path }) => request({ method, path: `http://evil.example${path}` }, HOST),
  ({ method, path }) => request({ method, path: `https://user:pass@evil.example:99999${path}?x=1` }, HOST),
  ({ method }) => request({ method, path: "*" }, HOST),
  ({ method }) => request({ method, path: "http://" }, HOST),
  ({ method }) => request({ method, path: "evil.example:443" }, HOST),
  ({ method, path }) => request({ method, path: `${path}#${ECHO}` }, HOST),
  ({ method, path }) => request({ method, path: `${path}?a=\u00ff\u00fe${ECHO}` }, HOST),
  ({ method, path }) => request({ method, path: `${path}\u0000` }, HOST),
  ({ method, path }) => request({ method, path: `//${path}` }, HOST),
  ({ path }) => request({ method: "CONNECT", path }, HOST),
  ({ path }) => request({ method: "get", path }, HOST),
  ({ path }) => request({ method: "PROPFIND", path }, HOST),
  ({ path }) => request({ method: "M-SEARCH", path }, HOST),
  ({ method, path }) => `${method} ${path}${END}${END}`,
  ({ method, path }) => `${method} ${path} HTTP/9.9${END}${HOST}${END}`,
  ({ method, path }) => `${method} ${path} HTTP/1.0${END}${END}`,
  (target) => request(target, ""),
  (target) => request(target, HOST + HOST),
  (target) => request(target, `${HOST}X-Bad: a\u0000b${END}`),
  (target) => request(target, `${HOST}X-Bad : a${END}`),
  (target) => request(target, `${HOST} folded: a${END}`),
  (target) => request(target, `${HOST}: empty name${END}`),
  (target) => request(target, `${HOST}Cookie: sid=\u0080\u00ff${END}Cookie: sid=x${END}`),
  (target) => request(target, HOST + `X-Many: 1${END}`.repeat(1_500)),
  (target) => request(target, `${HOST}X-Long: ${"x".repeat(20_000)}${END}`),
  (target) => request(target, `${HOST}Expect: something${END}`),
  (target) => request(target, `${HOST}Expect: 100-continue${END}${JSON_TYPE}${SIZE(2)}`, "{}"),
  (target) => request(target, `${HOST}Upgrade: websocket${END}`),
  (target) => request(target, `${HOST}Upgrade: h2c${END}HTTP2-Settings: x${END}`),
  (target) => request(target, HOST + JSON_TYPE + SIZE(-1), "{}"),
  (target) => request(target, HOST + JSON_TYPE + SIZE("1e3"), "{}"),
  (target) => request(target, HOST + JSON_TYPE + SIZE("9".repeat(30)), "{}"),
  (target) => request(target, HOST + JSON_TYPE + SIZE(500), '{"a":'),
  (target) => request(target, HOST + JSON_TYPE + SIZE(1), '{"a":1}'),
  (target) => request(target, HOST + JSON_TYPE + SIZE(2) + SIZE(3), "{}"),
  (target) =>
    request(
      target,
      `${HOST}${JSON_TYPE}${SIZE(2)}Transfer-Encoding: chunked${END}`,
      `2${END}{}${END}0${END}`,
    ),
  (target) => request(target, `${HOST}${JSON_TYPE}Transfer-Encoding: chunked${END}`, `zz${END}{}${END}`),
  (target) => request(target, `${HOST}${JSON_TYPE}Transfer-Encoding: chunked${END}`, `2${END}{}${END}`),
  (target) => request(target, `${HOST}${JSON_TYPE}Transfer-Encoding: gzip, x${END}`, "{}"),
  (target) => request(target, `${HOST}${JSON_TYPE}Content-Type: text/html${END}${SIZE(2)}`, "{}"),
  (target) => request(target, `${HOST}${JSON_TYPE}${SIZE(20_000)}`, `"${"\u00ff".repeat(19_998)}"`),
];

/** So many texts to be written to a socket byte by byte (latin1), the same ones for the same seed. */
export function* malformedBytes(
  routes: readonly MalformedRoute[],
  count: number,
  seed: number,
): Generator<Buffer> {
  const random = seededRandom(seed);
  for (let at = 0; at < count; at++) {
    // Each way comes as often as any other.
    const write = WAYS[at % WAYS.length] as (typeof WAYS)[number];
    const { method, path } = random.pick(routes);
    yield Buffer.from(write({ method, path: path.replace(/[:*]/g, "x") }), "latin1");
  }
}
