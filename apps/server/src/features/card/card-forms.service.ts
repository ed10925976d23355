import { hash } from "node:crypto";
import type { Encoding } from "../../lib/content-encoding.ts";
import { encodedLength, encodePieces } from "../../lib/encode-pieces.ts";
import { type Piece, SharedPiece } from "../../lib/shared-piece.ts";
import type { CardContext } from "./card.context.ts";
import type { CardEntry, KnownCard, Made } from "./card-cache.ts";
import type { PublicCard } from "./public-card.ts";

/** A card may change at any moment and is then shown anew at once, so every copy asks before it is used again. */
const ASK_EACH_TIME = "public, max-age=0, must-revalidate";

/** One of the things that a public card is sent as: its page, its contact file, its share picture. */
export type CardForm = {
  readonly name: string;
  readonly type: string;
  /** In the order in which they are preferred. Pictures are compressed as they are. */
  readonly encodings: readonly Encoding[];
  headers?(card: PublicCard): Readonly<Record<string, string>>;
  make(card: PublicCard): Promise<readonly Piece[]>;
};

/** What is at hand of a card; undefined when it must be made first. */
export function keptCard(
  { cache }: CardContext,
  entry: KnownCard,
  form: CardForm,
  encoding: Encoding,
): Made | undefined {
  return cache.made(entry, nameOf(form, encoding));
}

/** Made at most once for each state of a card and each encoding. */
export function cardIn(
  { cache }: CardContext,
  entry: CardEntry<PublicCard>,
  form: CardForm,
  encoding: Encoding,
): Promise<Made> {
  return cache.make(entry, nameOf(form, encoding), async (card) => {
    const pieces = await cache.source(entry, form.name, form.make);
    const encoded = await encodePieces(pieces, encoding);
    const etag = etagOf(pieces);
    const isEncoded = encoding !== "identity";
    return {
      ...encoded,
      etag,
      headers: { "cache-control": ASK_EACH_TIME, etag, vary: "accept-encoding", ...form.headers?.(card) },
      bodyHeaders: {
        "content-type": form.type,
        "content-length": encodedLength(encoded),
        ...(isEncoded && { "content-encoding": encoding }),
      },
    };
  });
}

function nameOf(form: CardForm, encoding: Encoding): string {
  return `${form.name} ${encoding}`;
}

/** Weak, because it stands for the same content in every encoding (RFC 9110, 8.8.3). */
function etagOf(pieces: readonly Piece[]): string {
  const content = pieces.map((piece) => (piece instanceof SharedPiece ? piece.hash : piece));
  return `W/"${hash("sha256", Buffer.concat(content), "base64url").slice(0, 22)}"`;
}
