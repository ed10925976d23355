import { promisify } from "node:util";
import { brotliCompress, constants, gzip, gzipSync, zstdCompressSync } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "zstd" | "identity";

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
  if (encoding === "gzip" && effort === "many") return compressGzip(body, { level: 9 });
  if (encoding !== "br") return compressOnce(body, encoding);
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

/**
 * On the calling thread: for a page of 46 KB, streams and thread switches of the pool cost as much as the compression.
 * zstd at level 3 takes a third of the CPU of gzip at level 6 and is 1 KB larger. At level 1 it would take a quarter, and
 * pages in Greek or Thai would be larger than 14 KB.
 */
const ZSTD_ONCE = { [constants.ZSTD_c_compressionLevel]: 3 };
const GZIP_ONCE = { level: 6 };

function compressOnce(body: Buffer, encoding: "zstd" | "gzip"): Buffer {
  const chunkSize = Math.max(constants.Z_MIN_CHUNK, body.length >> 1);
  const compressed =
    encoding === "zstd"
      ? zstdCompressSync(body, { params: ZSTD_ONCE, pledgedSrcSize: body.length, chunkSize })
      : gzipSync(body, { ...GZIP_ONCE, chunkSize });
  // A copy of its own size: zlib returns a slice of a chunk, which a cache would keep alive.
  return Buffer.from(compressed);
}

/** Log2 of the smallest window that holds the whole body. */
function windowFor(length: number): number {
  const bits = Math.ceil(Math.log2(length + 1));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}
