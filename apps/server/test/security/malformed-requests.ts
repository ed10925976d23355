import { type SeededRandom, seededRandom } from "../../../../tools/harness/seeded-random.ts";
import {
  BROKEN_HEADERS,
  BROKEN_PATHS,
  BROKEN_QUERIES,
  CONTENT_TYPES,
  HOSTILE_TEXTS,
  HUGE_NUMBERS,
  PLAUSIBLE,
  WRONG_TYPES,
} from "./malformed-values.ts";

export type MalformedRoute = {
  readonly method: string;
  /** With `:name` for its gaps. */
  readonly path: string;
  /** The names of what its body and its query hold, as far as they are known. */
  readonly body?: readonly string[];
  readonly query?: readonly string[];
};

export type MalformedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Whether to send a session cookie with it. */
  readonly isSignedIn: boolean;
};

type Draft = {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  fields: Record<string, unknown>;
  /** The whole body, where it is no longer the fields as JSON. */
  raw?: string | Buffer;
};

const NESTING = 100_000;

/**
 * So many requests over all routes that no page of the product would send, the same ones for the same seed. `known`
 * fills fields and gaps by name, with ids that exist, so that mistakes are found behind the check of who asks.
 */
export function* malformedRequests(
  routes: readonly MalformedRoute[],
  count: number,
  seed: number,
  known: Readonly<Record<string, unknown>> = {},
): Generator<MalformedRequest> {
  const random = seededRandom(seed);
  for (let at = 0; at < count; at++) {
    const draft = plausibleRequest(random.pick(routes), { ...PLAUSIBLE, ...known });
    for (let mistakes = 1 + random.below(3); mistakes > 0; mistakes--) random.pick(MISTAKES)(draft, random);
    const { method, path, query, headers, fields, raw } = draft;
    const hasBody = raw !== undefined || !["GET", "HEAD"].includes(method);
    yield {
      method,
      path: query ? `${path}?${query}` : path,
      headers,
      ...(hasBody && { body: raw ?? JSON.stringify(fields) }),
      isSignedIn: random.oneIn(2),
    };
  }
}

function plausibleRequest(route: MalformedRoute, values: Readonly<Record<string, unknown>>): Draft {
  const plausible = (name: string) => values[name] ?? name;
  const path = route.path.replace(/:(\w+)|\*/g, (_gap, name = "x") =>
    encodeURIComponent(String(plausible(name))),
  );
  const query = (route.query ?? []).map((name) => `${name}=${encodeURIComponent(String(plausible(name)))}`);
  return {
    method: route.method,
    path,
    query: query.join("&"),
    headers: route.method === "GET" ? {} : { "content-type": "application/json" },
    fields: Object.fromEntries((route.body ?? []).map((name) => [name, plausible(name)])),
  };
}

type Mistake = (draft: Draft, random: SeededRandom) => void;

/** Those about fields are listed more often, because behind them lies most of the product. */
const MISTAKES: readonly Mistake[] = [
  hostileField,
  hostileField,
  hostileField,
  wrongType,
  wrongType,
  hostileQuery,
  hostileGap,
  function missingField(draft, random) {
    delete draft.fields[fieldOf(draft, random)];
  },
  function hugeNumber(draft, random) {
    draft.raw = withRawValue(draft, random, random.pick(HUGE_NUMBERS));
  },
  function prototypeKey(draft, random) {
    draft.raw = withRawValue(draft, random, `{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}`);
  },
  function duplicateKey(draft, random) {
    const name = JSON.stringify(fieldOf(draft, random));
    draft.raw = `{${name}:1,${name}:[],${JSON.stringify(draft.fields).slice(1)}`;
  },
  function deepNesting(draft, random) {
    // Rarely whole: most bodies are refused for their size alone, and making them takes time.
    const depth = random.oneIn(8) ? NESTING : 4_000;
    const [open, close] = random.pick([
      ["[", "]"],
      ['{"a":', "}"],
    ] as const);
    draft.raw = withRawValue(
      draft,
      random,
      open.repeat(depth) + (open === "[" ? "" : "1") + close.repeat(depth),
    );
  },
  function truncated(draft, random) {
    const text = JSON.stringify(draft.fields);
    draft.raw = text.slice(0, random.below(text.length));
  },
  function notJson(draft, random) {
    draft.raw = random.pick([
      "hello",
      "{'a':1}",
      "NaN",
      "[1,]",
      "\ufeff{}",
      "{}{}",
      "<x/>",
      "null",
      '"x"',
      "[]",
    ]);
  },
  function notText(draft, random) {
    const bytes = Buffer.from(JSON.stringify(draft.fields));
    bytes[random.below(bytes.length)] = random.pick([0x00, 0xff, 0xc0, 0xed]);
    draft.raw = bytes;
  },
  function otherContentType(draft, random) {
    draft.headers["content-type"] = random.pick(CONTENT_TYPES);
  },
  function asForm(draft, random) {
    draft.headers["content-type"] = "application/x-www-form-urlencoded";
    draft.headers["sec-fetch-site"] = "same-origin";
    const name = fieldOf(draft, random);
    draft.raw = `${new URLSearchParams({ ...PLAUSIBLE_FORM, [name]: random.pick(HOSTILE_TEXTS) })}&${name}=%zz`;
  },
  function brokenHeader(draft, random) {
    const [name, value] = random.pick(BROKEN_HEADERS);
    draft.headers[name] = value;
  },
  function brokenPath(draft, random) {
    const parts = draft.path.split("/");
    parts.splice(1 + random.below(parts.length), random.below(2), random.pick(BROKEN_PATHS));
    draft.path = parts.join("/");
  },
  function brokenQuery(draft, random) {
    draft.query = [draft.query, random.pick(BROKEN_QUERIES)].filter(Boolean).join("&");
  },
  function otherMethod(draft, random) {
    draft.method = random.pick([
      "GET",
      "HEAD",
      "POST",
      "PUT",
      "DELETE",
      "PATCH",
      "OPTIONS",
      "TRACE",
      "PROPFIND",
    ]);
  },
];

const PLAUSIBLE_FORM = { outcome: "pays", action: "cancel", subscription: "x" };

function hostileField(draft: Draft, random: SeededRandom): void {
  const text = random.pick(HOSTILE_TEXTS);
  const name = fieldOf(draft, random);
  draft.fields[name] = name === "contacts" ? hostileContacts(text, random) : text;
}

/** The only field that has a shape of its own, as an object or as text. */
function hostileContacts(text: string, random: SeededRandom): unknown {
  const channel = random.pick(["phonenumber", "website", "github", "mobilemoney", "__proto__", text]);
  const contacts = { [channel]: random.pick([text, { value: text }, { value: "x", title: text }, [text]]) };
  return random.oneIn(3) ? JSON.stringify(contacts) : contacts;
}

function wrongType(draft: Draft, random: SeededRandom): void {
  draft.fields[fieldOf(draft, random)] = random.pick(WRONG_TYPES);
}

function hostileQuery(draft: Draft, random: SeededRandom): void {
  const names = draft.query.split("&").map((pair) => pair.split("=")[0] ?? "x");
  draft.query = `${random.pick(names)}=${percentEncoded(random.pick(HOSTILE_TEXTS))}`;
}

function hostileGap(draft: Draft, random: SeededRandom): void {
  const end = draft.path.lastIndexOf("/") + 1;
  draft.path = draft.path.slice(0, end) + percentEncoded(random.pick(HOSTILE_TEXTS));
}

/** Also of text that is no text: half a pair becomes the bytes that it would have. */
function percentEncoded(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : `%ED%A0%80${encodeURIComponent(text.toWellFormed())}`;
}

function fieldOf({ fields }: Draft, random: SeededRandom): string {
  const names = Object.keys(fields);
  return names.length > 0 ? random.pick(names) : "userid";
}

/** The fields as JSON, with text that no value of JavaScript can stand for. */
function withRawValue(draft: Draft, random: SeededRandom, text: string): string {
  const name = fieldOf(draft, random);
  const { [name]: _replaced, ...rest } = draft.fields;
  const others = JSON.stringify(rest).slice(1);
  return `{${JSON.stringify(name)}:${text}${others === "}" ? "}" : `,${others}`}`;
}
