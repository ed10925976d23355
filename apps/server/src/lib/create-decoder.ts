import { isUtf8 } from "node:buffer";
import type { DecodeText } from "@visita/domain/import/vcard-lines";

/** A file whose values name more character sets is not one that a program wrote. */
const MAX_CHARSETS = 50;
const REPLACEMENT = "\ufffd";

type Decoder = InstanceType<typeof TextDecoder>;

/**
 * Decodes the values of one file; null for bytes that are not of their character set, and for one that is not known. Half a
 * million values can each name a wrong one, and a new decoder or an error takes longer than hundreds of values.
 */
export function createDecoder(): DecodeText {
  const decoders = new Map<string, Decoder | null>();
  return (bytes, charset) => {
    if (!decoders.has(charset) && decoders.size < MAX_CHARSETS) decoders.set(charset, decoderOf(charset));
    const decoder = decoders.get(charset);
    if (!decoder) return null;
    if (decoder.encoding === "utf-8") return isUtf8(bytes) ? decoder.decode(bytes) : null;
    const text = decoder.decode(bytes);
    return text.includes(REPLACEMENT) ? null : text;
  };
}

function decoderOf(charset: string): Decoder | null {
  try {
    return new TextDecoder(charset);
  } catch {
    return null;
  }
}
