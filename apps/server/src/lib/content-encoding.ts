import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** Bounds the memo of parsed Accept-Encoding headers; browsers send one of a few. */
const MAX_PARSED_HEADERS = 200;
const parsedHeaders = new Map<string, ReadonlyMap<string, number>>();

/** The first encoding in our order of preference that the client accepts. */
export function chooseEncoding(
  accepted: string | undefined,
  order: readonly Encoding[] = ["br", "gzip"],
): Encoding {
  if (!accepted) return "identity";
  const offers = parsedHeaders.get(accepted) ?? parse(accepted);
  return order.find((encoding) => offers.get(encoding)) ?? "identity";
}

function parse(accepted: string): ReadonlyMap<string, number> {
  const offers = new Map<string, number>();
  for (const offer of accepted.toLowerCase().split(",")) {
    const [name = "", ...attributes] = offer.split(";").map((part) => part.trim());
    const quality = attributes.find((attribute) => attribute.startsWith("q="));
    offers.set(name, quality ? Number(quality.slice(2)) || 0 : 1);
  }
  if (parsedHeaders.size >= MAX_PARSED_HEADERS) parsedHeaders.clear();
  parsedHeaders.set(accepted, offers);
  return offers;
}

/** "many" is for bytes that are sent many times; "once" prefers speed to size. */
export async function encode(body: Buffer, encoding: Encoding, effort: "once" | "many"): Promise<Buffer> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return compressGzip(body, { level: effort === "many" ? 9 : 5 });
  const quality = effort === "many" ? 9 : 4;
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // The default window takes 4 MB per call; it need not be larger than the body.
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  });
}

/** Log2 of the smallest window that holds the whole body. */
function windowFor(length: number): number {
  const bits = Math.ceil(Math.log2(length + 1));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}
