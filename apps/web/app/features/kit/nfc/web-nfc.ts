/** Web NFC, as far as it is used here; TypeScript's DOM library does not have it. */
type NdefRecord = { recordType: string; data?: DataView };
type NdefReadingEvent = Event & { message: { records: readonly NdefRecord[] } };
type NdefReader = EventTarget & {
  scan(options: { signal: AbortSignal }): Promise<void>;
  write(
    message: { records: readonly { recordType: "url"; data: string }[] },
    options: { overwrite: boolean; signal: AbortSignal },
  ): Promise<void>;
  makeReadOnly?(options: { signal: AbortSignal }): Promise<void>;
};
type NdefReaderClass = { new (): NdefReader; prototype: NdefReader };

export type TagFailure =
  | "blocked"
  | "off"
  | "unsupported"
  | "locked"
  | "moved"
  | "timeout"
  | "lock-failed"
  | "unknown";

export class TagError extends Error {
  readonly failure: TagFailure;

  constructor(failure: TagFailure, options?: ErrorOptions) {
    super(`The tag could not be written: ${failure}`, options);
    this.name = "TagError";
    this.failure = failure;
  }
}

/** How long after writing the tag's content is waited for. */
const READ_BACK_MS = 4_000;

function readerClass(): NdefReaderClass | undefined {
  return (globalThis as { NDEFReader?: NdefReaderClass }).NDEFReader;
}

/** Chrome on Android, on a page that came by https. */
export function canWriteTags(): boolean {
  return readerClass() !== undefined;
}

export function canLockTags(): boolean {
  const reader = readerClass();
  return reader !== undefined && "makeReadOnly" in reader.prototype;
}

type WriteOptions = { url: string; isLocking: boolean; signal: AbortSignal };

/**
 * Writes one URL to the next tag that comes near. Whether it was read back is the answer: a tag that was taken away at
 * once is written all the same. Rejects with `TagError`, or with the reason of the signal.
 */
export async function writeTag({ url, isLocking, signal }: WriteOptions): Promise<{ isReadBack: boolean }> {
  const Reader = readerClass();
  if (!Reader) throw new TagError("unsupported");
  const reader = new Reader();
  const scanning = new AbortController();
  const stop = () => scanning.abort();
  signal.addEventListener("abort", stop);
  try {
    // First, because it asks for permission: from then on a refusal is the tag's.
    await step(reader.scan({ signal: scanning.signal }), { NotAllowedError: "blocked" });
    const reading = readBack(reader, url, scanning.signal);
    await step(reader.write({ records: [{ recordType: "url", data: url }] }, { overwrite: true, signal }), {
      NotAllowedError: "locked",
    });
    const isReadBack = await Promise.race([reading, after(READ_BACK_MS, signal)]);
    if (isLocking && reader.makeReadOnly) {
      await step(reader.makeReadOnly({ signal }), {
        NetworkError: "lock-failed",
        NotSupportedError: "lock-failed",
      });
    }
    return { isReadBack };
  } finally {
    signal.removeEventListener("abort", stop);
    scanning.abort();
  }
}

const FAILURES: Readonly<Record<string, TagFailure>> = {
  NotAllowedError: "blocked",
  NotSupportedError: "unsupported",
  NotReadableError: "off",
  NetworkError: "moved",
};

async function step(work: Promise<void>, meanings: Readonly<Record<string, TagFailure>>): Promise<void> {
  try {
    await work;
  } catch (cause) {
    const { name = "" } = (cause ?? {}) as { name?: string };
    if (name === "AbortError") throw cause;
    throw new TagError(meanings[name] ?? FAILURES[name] ?? "unknown", { cause });
  }
}

/** True as soon as a tag with this URL was read. */
function readBack(reader: NdefReader, url: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    reader.addEventListener(
      "reading",
      (event) => {
        const [first] = (event as NdefReadingEvent).message.records;
        if (first?.data && new TextDecoder().decode(first.data) === url) resolve(true);
      },
      { signal },
    );
  });
}

function after(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}

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

/** How much of a tag's memory a link takes. */
export function ndefSize(url: string): number {
  const prefix = PREFIXES.find((beginning) => url.startsWith(beginning)) ?? "";
  const rest = new TextEncoder().encode(url.slice(prefix.length)).length;
  const isLong = rest + 1 > 255;
  return rest + RECORD_BYTES + TLV_BYTES + (isLong ? LONG_EXTRA_BYTES : 0);
}
