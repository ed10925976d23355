import { StartError } from "../lib/start-error.ts";
import { invalid, isPasswordEncoded } from "./config-errors.ts";

/** Where pictures are kept outside of the database: any store that speaks the S3 protocol. */
export type MediaSettings = {
  /** Where new pictures go. With "database" those in the store are still read. */
  readonly store: "s3" | "database";
  /** Scheme, host and port. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Ends with a slash unless it is empty. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
};

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^([\w.-]+\/)*[\w.-]*\/?$/;
const REGION = /^[a-z0-9-]{1,40}$/;

type Variables = {
  readonly MEDIA_URL?: string | undefined;
  readonly MEDIA_STORE?: MediaSettings["store"] | undefined;
};

export function readMedia({ MEDIA_URL, MEDIA_STORE }: Variables): MediaSettings | null {
  if (MEDIA_URL) {
    const settings = readMediaSettings(MEDIA_URL, MEDIA_STORE ?? "s3");
    if (typeof settings === "string") throw invalid("MEDIA_URL", MEDIA_URL, settings);
    return settings;
  }
  if (MEDIA_STORE === "s3") throw new StartError("MEDIA_STORE is s3, so MEDIA_URL must be set.");
  return null;
}

/** Of `s3://key:secret@host[:port]/bucket[/prefix][?region=…&tls=false]`; a sentence's end when it is none. */
export function readMediaSettings(url: string, store: MediaSettings["store"]): MediaSettings | string {
  const parsed = URL.parse(url);
  if (parsed?.protocol !== "s3:" || !parsed.hostname) {
    return "must be an address such as s3://key:secret@objects.example/bucket";
  }
  const [bucket = "", ...rest] = parsed.pathname.slice(1).split("/");
  const prefix = rest.filter(Boolean).join("/");
  const region = parsed.searchParams.get("region") ?? "us-east-1";
  const tls = parsed.searchParams.get("tls") ?? "true";
  if (!parsed.username || !parsed.password) return "must have a key and a secret, as in s3://key:secret@…";
  if (!isPasswordEncoded(parsed)) {
    return "must have the special characters of its key and secret percent-encoded";
  }
  if (!BUCKET.test(bucket)) return "must name a bucket after the host";
  if (!PREFIX.test(prefix)) return "must have a prefix of letters, digits, dots and dashes";
  if (!REGION.test(region)) return "must have a region of small letters, digits and dashes";
  if (!/^(true|false)$/.test(tls)) return "must say tls=true or tls=false";
  return {
    store,
    endpoint: `${tls === "true" ? "https" : "http"}://${parsed.host}`,
    bucket,
    prefix: prefix && `${prefix}/`,
    region,
    accessKey: decodeURIComponent(parsed.username),
    secretKey: decodeURIComponent(parsed.password),
  };
}
