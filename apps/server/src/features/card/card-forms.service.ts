import { createHash } from "node:crypto";
import { type Encoding, encode } from "../../lib/content-encoding.ts";
import type { CardContext } from "./card.context.ts";
import type { CardEntry, Made } from "./card-cache.ts";
import type { PublicCard } from "./public-card.ts";

/** One of the things that a public card is sent as: its page, its contact file, its share picture. */
export type CardForm = {
  readonly name: string;
  make(card: PublicCard): Promise<Buffer>;
};

/** Made at most once for each state of a card and each encoding. */
export function cardIn(
  { cache }: CardContext,
  entry: CardEntry<PublicCard>,
  form: CardForm,
  encoding: Encoding,
): Promise<Made> {
  const plain = () => cache.make(entry, form.name, async (card) => withEtag(await form.make(card)));
  if (encoding === "identity") return plain();
  return cache.make(entry, `${form.name} ${encoding}`, async () => {
    const { bytes, etag } = await plain();
    return { bytes: await encode(bytes, encoding, "once"), etag };
  });
}

/** Weak, because it stands for the same content in every encoding (RFC 9110, 8.8.3). */
function withEtag(bytes: Buffer): Made {
  return { bytes, etag: `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
}
