/** Beginnings that an NDEF URI record stores as one byte; longer ones first. */
const PREFIXES = ["https://www.", "http://www.", "https://", "http://"];
/** Record header, type length, payload length, type "U" and the byte of the prefix. */
const RECORD_BYTES = 5;
/** Tag and length before the message, terminator after it. */
const TLV_BYTES = 3;
/** Payloads of more than 255 bytes need four bytes for their length instead of one, and their message three. */
const LONG_EXTRA_BYTES = 5;

/** The user memory of an NTAG213, the smallest common tag. */
export const NTAG213_BYTES = 144;

/** How much of a tag's memory an address takes. */
export function ndefSize(url: string): number {
  const prefix = PREFIXES.find((beginning) => url.startsWith(beginning)) ?? "";
  const rest = new TextEncoder().encode(url.slice(prefix.length)).length;
  const isLong = rest + 1 > 255;
  return rest + RECORD_BYTES + TLV_BYTES + (isLong ? LONG_EXTRA_BYTES : 0);
}
