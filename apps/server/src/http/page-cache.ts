import { createHash } from "node:crypto";
import { type Encoding, encode } from "../lib/content-encoding.ts";

export type CachedPage = {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  bytes(encoding: Encoding): Promise<Buffer>;
};

/** A rendered page, compressed at most once for each encoding. */
export function cachedPage(html: string, headers: CachedPage["headers"]): CachedPage {
  const body = Buffer.from(html);
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    headers,
    bytes(encoding) {
      const encodedBody = encoded.get(encoding) ?? encode(body, encoding, "many");
      encoded.set(encoding, encodedBody);
      return encodedBody;
    },
  };
}
