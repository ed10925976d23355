import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { MediaSettings } from "../../../config/config-media.ts";
import { tooBusy } from "../../../lib/app-error.ts";
import { Semaphore } from "../../../lib/semaphore.ts";
import { signRequest } from "./sign-request.ts";

/** Two attempts and the pause fit into a request's own timeout. */
const ATTEMPTS = 2;
const TIMEOUT_MS = 4_000;
const RETRY_DELAY_MS = 200;
/** Above every picture that the product makes. */
const MAX_BYTES = 8 * 1024 * 1024;
const CONCURRENCY = 32;
const QUEUE_SIZE = 500;
const CHECKSUM_HEADER = "x-amz-meta-sha256";

export type ObjectOperation = "get" | "put" | "delete";
export type ObjectFigures = Readonly<Record<ObjectOperation, { ok: number; failed: number }>>;

export type ObjectStore = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined when there is no such object. */
  get(key: string): Promise<Buffer | undefined>;
  /** Also when there is none. */
  delete(key: string): Promise<void>;
  figures(): ObjectFigures;
};

type Deps = {
  settings: MediaSettings;
  now: () => number;
  log: { warn(fields: object, text: string): void };
};

type Call = {
  readonly method: "GET" | "PUT" | "DELETE";
  readonly key: string;
  readonly body?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * An S3-compatible store, addressed by path. Whatever goes wrong there becomes `unavailable`; the log has the reason,
 * without the key. Answers are compared with the checksum that was stored beside them.
 */
export function createObjectStore({ settings, now, log }: Deps): ObjectStore {
  const semaphore = new Semaphore({ concurrency: CONCURRENCY, queueSize: QUEUE_SIZE });
  const figures = { get: tally(), put: tally(), delete: tally() };

  async function attempt({ method, key, body = new Uint8Array(), headers = {} }: Call): Promise<Response> {
    const url = new URL(`/${settings.bucket}/${settings.prefix}${key}`, settings.endpoint);
    const response = await fetch(url, {
      method,
      headers: await signRequest({ method, url, headers, body }, settings, now()),
      ...(body.length > 0 && { body: Buffer.from(body) }),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new StoreError(`the object store answered ${response.status}`, response.status);
  }

  async function readBody(response: Response): Promise<Buffer | undefined> {
    if (response.status === 404) return void (await response.body?.cancel());
    if (Number(response.headers.get("content-length")) > MAX_BYTES) {
      await response.body?.cancel();
      throw new StoreError("the object store sent more than a picture can have", 0);
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    const checksum = response.headers.get(CHECKSUM_HEADER);
    if (checksum === sha256(bytes)) return bytes;
    throw new StoreError("the object store sent other bytes than were stored", 0);
  }

  function run<T>(operation: ObjectOperation, work: () => Promise<T>): Promise<T> {
    return semaphore.run(async () => {
      for (let left = ATTEMPTS - 1; ; left -= 1) {
        try {
          const result = await work();
          figures[operation].ok += 1;
          return result;
        } catch (error) {
          if (left > 0 && mayPass(error)) {
            await wait(RETRY_DELAY_MS);
            continue;
          }
          figures[operation].failed += 1;
          log.warn({ err: error, operation }, "the object store of pictures failed");
          throw tooBusy();
        }
      }
    });
  }

  return {
    put: (key, bytes, contentType) =>
      run("put", async () => {
        const headers = { "content-type": contentType, [CHECKSUM_HEADER]: sha256(bytes) };
        const response = await attempt({ method: "PUT", key, body: bytes, headers });
        await response.body?.cancel();
        if (response.status === 404) throw new StoreError("the object store has no such bucket", 404);
      }),
    get: (key) => run("get", async () => readBody(await attempt({ method: "GET", key }))),
    delete: (key) =>
      run("delete", async () => {
        const response = await attempt({ method: "DELETE", key });
        await response.body?.cancel();
      }),
    figures: () => figures,
  };
}

class StoreError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = "StoreError";
    this.status = status;
  }
}

/** Wrong credentials and missing buckets stay wrong; everything else may be better the next time. */
function mayPass(error: unknown): boolean {
  return !(error instanceof StoreError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

function tally() {
  return { ok: 0, failed: 0 };
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
