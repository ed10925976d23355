/**
 * AWS Signature Version 4 for single requests to an S3-compatible store. Own code: of the SDK's clients this needs three
 * calls, and they would be the largest dependency of the product.
 */
import { createHash, createHmac } from "node:crypto";

export type Credentials = {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
};

type Unsigned = {
  readonly method: string;
  /** Without a query; its path is percent-encoded already. */
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
};

const ALGORITHM = "AWS4-HMAC-SHA256";
const SERVICE = "s3";

/** The headers to be sent, with the signature among them. Names must be in small letters. */
export function signRequest(
  { method, url, headers, body }: Unsigned,
  { accessKey, secretKey, region }: Credentials,
  now: number,
): Record<string, string> {
  const time = new Date(now).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
  const day = time.slice(0, 8);
  const bodyHash = sha256(body);
  const all = { ...headers, host: url.host, "x-amz-content-sha256": bodyHash, "x-amz-date": time };
  const sorted = Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1));
  const names = sorted.map(([name]) => name).join(";");
  const canonical = [
    method,
    url.pathname,
    "",
    ...sorted.map(([name, value]) => `${name}:${value.trim()}`),
    "",
    names,
    bodyHash,
  ].join("\n");
  const scope = `${day}/${region}/${SERVICE}/aws4_request`;
  const toSign = [ALGORITHM, time, scope, sha256(canonical)].join("\n");
  const key = [day, region, SERVICE, "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  const signature = hmac(key, toSign).toString("hex");
  const authorization = `${ALGORITHM} Credential=${accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return { ...all, authorization };
}

function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

function hmac(key: string | Buffer, data: string): Buffer {
  return createHmac("sha256", key).update(data).digest();
}
