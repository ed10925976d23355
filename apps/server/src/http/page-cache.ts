import { createHash } from "node:crypto";
import { type Encoding, encode } from "../lib/content-encoding.ts";

export type ReadyPage = {
  readonly etag: string;
  readonly policy: string;
  bytes(encoding: Encoding): Promise<Buffer>;
};

/** A rendered page that is kept: compressed at most once for each encoding. */
export function readyPage(html: string, policy: string): ReadyPage {
  const body = Buffer.from(html);
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    policy,
    bytes(encoding) {
      const known = encoded.get(encoding) ?? encode(body, encoding, "many");
      encoded.set(encoding, known);
      return known;
    },
  };
}

/** Renders each key once; a failed rendering is not kept. */
export class PageCache {
  readonly #pages = new Map<string, Promise<ReadyPage>>();

  get(key: string, render: () => Promise<ReadyPage>): Promise<ReadyPage> {
    const known = this.#pages.get(key);
    if (known) return known;
    const page = render();
    this.#pages.set(key, page);
    page.catch(() => this.#pages.delete(key));
    return page;
  }
}
