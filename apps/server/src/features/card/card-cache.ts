import { LRUCache } from "lru-cache";
import { buffersOf, type EncodedPieces } from "../../lib/encode-pieces.ts";
import type { Piece } from "../../lib/shared-piece.ts";
import { YieldQueue } from "../../lib/yield-queue.ts";

/** Even if no news arrives, nothing older than this is shown. */
const LONGEST_MS = 30_000;
const MAX_ENTRIES = 20_000;
/** Whoever is sent what was made of a card does not need the card itself. */
const MAX_CARDS = 500;
const MAX_BYTES = 48 * 1024 * 1024;
/**
 * What is asked for again and again lies ready in one piece too, which is quicker to send than several. The rest is not
 * put together for every reader: that would leave more to sweep up than the whole answer costs.
 */
const MAX_WHOLE_BYTES = 6 * 1024 * 1024;
const MAX_RECENT = 100;
/** Nearly all readers of a card ask for the same encoding of it. */
const MAX_SOURCES = 50;

/** Something that is made of a card and sent as it is. */
export type Made = EncodedPieces & {
  readonly etag: string;
  /** What is said of it with every answer, and what only where it is sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyHeaders: Readonly<Record<string, string | number>>;
};

/** What is known of a card without having it at hand. */
export type KnownCard = {
  readonly ownerId: string;
  readonly validUntil: number;
  readonly stamp: string;
};

export type CardEntry<Card> = KnownCard & { readonly card: Card };

export type Reading<Card> = {
  card: Card;
  ownerId: string;
  /** The same only for readings of which the same bytes are made. */
  stamp: string;
  /** When it would look different by itself, because a plan ends. */
  changesAt: number | null;
};

/**
 * Public cards by username, and what was made of them. A card that changes is forgotten at once and read anew; the
 * bytes made of an older reading can then no longer be reached, and leave as others need their room.
 */
export class CardCache<Card extends object> {
  readonly #entries = new LRUCache<string, KnownCard>({ max: MAX_ENTRIES });
  readonly #cards = new LRUCache<string, Card>({ max: MAX_CARDS });
  readonly #made = new LRUCache<string, Made>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ own }) => own.length + 1_000,
  });
  readonly #wholes = new LRUCache<Made, readonly Buffer[]>({
    maxSize: MAX_WHOLE_BYTES,
    sizeCalculation: ([whole]) => whole?.length || 1,
  });
  readonly #recent = new LRUCache<Made, true>({ max: MAX_RECENT });
  readonly #sources = new LRUCache<string, Promise<readonly Piece[]>>({ max: MAX_SOURCES });
  readonly #yieldQueue = new YieldQueue();
  readonly #making = new Map<string, Promise<Made>>();
  readonly #now: () => number;
  /** Counts what was forgotten: a reading that began before is not kept. */
  #generation = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** What is known about a card now; undefined when it must be read. */
  peek(key: string): KnownCard | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.validUntil > this.#now() ? entry : undefined;
  }

  async get(
    key: string,
    read: () => Promise<Reading<Card> | undefined>,
  ): Promise<CardEntry<Card> | undefined> {
    const known = this.peek(key);
    const kept = known && this.#cards.get(known.stamp);
    if (kept) return { ...known, card: kept };
    const generation = this.#generation;
    const reading = await read();
    if (!reading) return undefined;
    const { card, ownerId, stamp, changesAt } = reading;
    const validUntil = Math.min(this.#now() + LONGEST_MS, changesAt ?? Number.POSITIVE_INFINITY);
    const entry = { ownerId, validUntil, stamp };
    if (generation === this.#generation) {
      this.#entries.set(key, entry);
      this.#cards.set(stamp, card);
    }
    return { ...entry, card };
  }

  /** What has been made of a card. */
  made(entry: KnownCard, form: string): Made | undefined {
    return this.#made.get(`${form} ${entry.stamp}`);
  }

  /** What is to be sent of it, one after the other. */
  buffers(made: Made): readonly Buffer[] {
    if (made.order.length === 1) return buffersOf(made);
    const known = this.#wholes.get(made);
    if (known) return known;
    if (!this.#recent.has(made)) {
      this.#recent.set(made, true);
      return buffersOf(made);
    }
    const whole = [Buffer.concat(buffersOf(made))];
    this.#wholes.set(made, whole);
    return whole;
  }

  /** What one form of a card is before it is encoded; only the latest are kept, for whoever asks for another encoding. */
  source(
    entry: CardEntry<Card>,
    form: string,
    make: (card: Card) => Promise<readonly Piece[]>,
  ): Promise<readonly Piece[]> {
    const key = `${form} ${entry.stamp}`;
    const known = this.#sources.get(key);
    if (known) return known;
    const source = make(entry.card);
    this.#sources.set(key, source);
    source.catch(() => this.#sources.delete(key));
    return source;
  }

  /** Makes something of a card once, however many ask at the same time. */
  make(entry: CardEntry<Card>, form: string, make: (card: Card) => Promise<Made>): Promise<Made> {
    const key = `${form} ${entry.stamp}`;
    const known = this.#made.get(key);
    if (known) return Promise.resolve(known);
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    const making = this.#yieldQueue
      .next()
      .then(() => make(entry.card))
      .then((made) => {
        this.#made.set(key, made);
        return made;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  forgetCard(key: string): void {
    this.#generation += 1;
    this.#entries.delete(key);
  }

  forgetOwner(ownerId: string): void {
    this.#generation += 1;
    for (const [key, entry] of this.#entries.entries())
      if (entry.ownerId === ownerId) this.#entries.delete(key);
  }

  forgetAll(): void {
    this.#generation += 1;
    this.#entries.clear();
  }
}
