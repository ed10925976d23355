import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** Browsers say one of a few sentences; whoever sends others all the time gets no more than this to keep. */
const KEPT_SENTENCES = 200;
const understood = new Map<string, ReadonlyMap<string, number>>();

/** The first of our encodings that the caller takes. */
export function chooseEncoding(
  accepted: string | undefined,
  order: readonly Encoding[] = ["br", "gzip"],
): Encoding {
  if (!accepted) return "identity";
  const offers = understood.get(accepted) ?? understand(accepted);
  return order.find((encoding) => offers.get(encoding)) ?? "identity";
}

function understand(accepted: string): ReadonlyMap<string, number> {
  const offers = new Map<string, number>();
  for (const offer of accepted.toLowerCase().split(",")) {
    const [name = "", ...attributes] = offer.split(";").map((part) => part.trim());
    const quality = attributes.find((attribute) => attribute.startsWith("q="));
    offers.set(name, quality ? Number(quality.slice(2)) || 0 : 1);
  }
  if (understood.size >= KEPT_SENTENCES) understood.clear();
  understood.set(accepted, offers);
  return offers;
}

/** `effort` is for bytes that are sent many times; without it speed comes before size. */
export async function encode(body: Buffer, encoding: Encoding, effort: "once" | "many"): Promise<Buffer> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return compressGzip(body, { level: effort === "many" ? 9 : 5 });
  const quality = effort === "many" ? 9 : 4;
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // The usual window is one of 4 MB, for every page under way; it need not be larger than the page.
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  });
}

/** The power of two that holds the whole body, within what the format allows. */
function windowFor(length: number): number {
  const bits = Math.ceil(Math.log2(length + 1));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}
