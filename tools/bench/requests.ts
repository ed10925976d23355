import type { RootDb } from "../../apps/server/src/db/database.ts";
import { beginSession } from "../../apps/server/src/features/account/sessions/session.service.ts";

/** The `accept-encoding` of current browsers. */
export const BROWSER_HEADERS = { "accept-encoding": "gzip, deflate, br, zstd" };

/** An HTTP/1.1 request with a JSON body as bytes, for a keep-alive connection. */
export function jsonRequest(method: "POST" | "PUT", path: string, body: unknown, cookie?: string): Buffer {
  const content = Buffer.from(JSON.stringify(body));
  const lines = [
    `${method} ${path} HTTP/1.1`,
    "host: localhost",
    "content-type: application/json",
    `content-length: ${content.length}`,
    ...(cookie ? [`cookie: ${cookie}`] : []),
    "",
    "",
  ];
  return Buffer.concat([Buffer.from(lines.join("\r\n")), content]);
}

/** A session cookie for an existing account. */
export async function cookieOf(db: RootDb, accountId: string): Promise<string> {
  return `sid=${await beginSession(db, accountId, Date.now())}`;
}
