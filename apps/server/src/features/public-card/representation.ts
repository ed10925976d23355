import { crc32 } from "node:zlib";
import { isBySecretLink, isIndexed, type PublicCard } from "@visita/domain/card/public-card";
import type { EncodedResponse } from "../../http/encoded-response.ts";
import { type Encoding, encode } from "../../lib/content-encoding.ts";
import type { RenderState } from "./public-card.cache.ts";

/** A card can change at any moment and is then shown anew at once, so every copy is revalidated. */
const REVALIDATE = "public, max-age=0, must-revalidate";

/** The address is a secret: no shared cache keeps what it shows, and no other site learns it. */
const BY_SECRET_LINK = {
  "cache-control": "private, max-age=0, must-revalidate",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex, nofollow",
} as const;

/**
 * One form of a public card: page, JSON, contact file, QR code, share image, and the pictures of signatures and Google
 * passes.
 */
export type Representation = {
  readonly name: string;
  readonly contentType: string;
  /** In order of preference. None for images, which are compressed already. */
  readonly encodings: readonly Encoding[];
  headers?(card: PublicCard): Readonly<Record<string, string>>;
  bodyHeaders?(card: PublicCard): Readonly<Record<string, string>>;
  /** Undefined when the card has no such representation. `network`: of the visitor, for what a worker draws. */
  render(card: PublicCard, state: RenderState, network: string): Promise<Buffer | undefined>;
};

export async function encodeBody(
  representation: Representation,
  encoding: Encoding,
  card: PublicCard,
  body: Buffer,
): Promise<EncodedResponse> {
  const etag = etagOf(card, body);
  return {
    etag,
    headers: {
      "cache-control": REVALIDATE,
      etag,
      ...(representation.encodings.length > 0 && { vary: "accept-encoding" }),
      ...(!isIndexed(card) && { "x-robots-tag": "noindex" }),
      ...representation.headers?.(card),
      ...(isBySecretLink(card) && BY_SECRET_LINK),
    },
    bodyHeaders: {
      "content-type": representation.contentType,
      ...(encoding !== "identity" && { "content-encoding": encoding }),
      ...representation.bodyHeaders?.(card),
    },
    body: await encode(body, encoding, "once"),
  };
}

/**
 * Weak: it stands for the same content in every encoding (RFC 9110, 8.8.3). The time of change tells saves apart, the
 * checksum plans and builds.
 */
function etagOf({ revisedAt }: PublicCard, body: Buffer): string {
  return `W/"${revisedAt.toString(36)}-${crc32(body).toString(36)}-${body.length.toString(36)}"`;
}
