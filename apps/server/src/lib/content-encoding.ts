import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** The best encoding that the caller takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const offers = new Map<string, number>();
  for (const offer of (accepted ?? "").toLowerCase().split(",")) {
    const [name = "", ...attributes] = offer.split(";").map((part) => part.trim());
    const quality = attributes.find((attribute) => attribute.startsWith("q="));
    offers.set(name, quality ? Number(quality.slice(2)) || 0 : 1);
  }
  if (offers.get("br")) return "br";
  if (offers.get("gzip")) return "gzip";
  return "identity";
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
    },
  });
}
