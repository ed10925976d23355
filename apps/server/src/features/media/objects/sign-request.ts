import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";

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

/** The headers of a request to an S3-compatible store, all of them signed, its body too. */
export async function signRequest(
  { method, url, headers, body }: Unsigned,
  { accessKey, secretKey, region }: Credentials,
  now: number,
): Promise<Headers> {
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, "x-amz-content-sha256": createHash("sha256").update(body).digest("hex") },
    service: "s3",
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    datetime: new Date(now).toISOString().replaceAll(/[-:]|\.\d{3}/g, ""),
    allHeaders: true,
  });
  return (await signer.sign()).headers;
}
