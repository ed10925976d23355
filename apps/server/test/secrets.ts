import type { InjectOptions } from "fastify";

const NAMES = /password|otp|token|email|^secret$|^code$/i;
const IN_QUERY = ["token", "code", "email"];
/** A `code` field that is a secret, not an error code: a ticket, or six digits. */
const CODE = /^(rt1\..+|\d{6})$/;
/** Shorter values occur in logs by chance. */
const SHORTEST = 6;

/** Everything that a request and its answer hold and that no log may: by the names under which it travels. */
export function secretsIn({ url, payload }: InjectOptions, answer: string): string[] {
  const query = new URL(String(url), "http://localhost").searchParams;
  const found = [
    ...IN_QUERY.map((name) => query.get(name)),
    ...namedIn(payload),
    ...namedIn(parsed(answer)),
    ...namedIn((parsed(answer) as { user?: unknown } | undefined)?.user),
  ];
  return found.filter((text) => typeof text === "string" && text.length >= SHORTEST) as string[];
}

function namedIn(fields: unknown): unknown[] {
  if (typeof fields !== "object" || fields === null) return [];
  return Object.entries(fields)
    .filter(([name, value]) => NAMES.test(name) && (name !== "code" || CODE.test(String(value))))
    .map(([, value]) => value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
