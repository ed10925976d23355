import { type ChannelKey, channelOf } from "./channels.ts";
import { canonicalKey } from "./contacts.ts";

/** The channels in the order that an owner gave them; empty for the order of the channel table. */
export type ChannelOrder = readonly ChannelKey[];

const NO_ORDER: ChannelOrder = [];

/** Accepts a list, or the same as JSON text. Each known channel once; everything else is left out. */
export function readChannelOrder(order: unknown): ChannelOrder {
  const keys = typeof order === "string" ? parsed(order) : order;
  if (!Array.isArray(keys)) return NO_ORDER;
  const known = keys.flatMap((key) =>
    typeof key === "string" ? (channelOf(canonicalKey(key))?.key ?? []) : [],
  );
  return [...new Set(known)];
}

/** The channels that the order names come first, in its order; the others keep theirs. */
export function inChannelOrder<Item extends { readonly key: ChannelKey }>(
  items: readonly Item[],
  order: readonly string[] = NO_ORDER,
): readonly Item[] {
  if (order.length === 0) return items;
  const rank = ({ key }: Item) => {
    const at = order.indexOf(key);
    return at < 0 ? order.length : at;
  };
  return items.toSorted((one, other) => rank(one) - rank(other));
}

/** What a save stores. Channels that the sent order does not name, for example hidden ones, keep their place behind it. */
export function mergedOrder(stored: ChannelOrder, sent: ChannelOrder): ChannelOrder {
  return sent.length === 0 ? sent : [...new Set([...sent, ...stored])];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
