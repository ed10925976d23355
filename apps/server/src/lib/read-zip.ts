import { buffer } from "node:stream/consumers";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";

/** The bytes are no ZIP, or one that nobody would make in good faith. */
export class InvalidZip extends Error {}

type Limits = {
  readonly maxFiles: number;
  /** Of all files that are read, uncompressed. */
  readonly maxBytes: number;
  /** How large a file may be, uncompressed; 0 for one that is not read. */
  maxBytesOf(path: string): number;
  /** Whether a larger one is left out; otherwise the whole ZIP is refused. */
  leavesOutLarge?(path: string): boolean;
};

/**
 * Reads some files of a ZIP into memory. Names and sizes of all files are checked, as the ZIP states them, before anything
 * is uncompressed, and the library stops at a file that has more than it states. It also refuses paths that lead elsewhere.
 */
export async function readZip(bytes: Buffer, limits: Limits): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  try {
    const zip = await open(bytes);
    for (const [path, entry] of await chooseEntries(zip, limits)) files.set(path, await read(zip, entry));
  } catch (cause) {
    throw cause instanceof InvalidZip ? cause : new InvalidZip("not readable", { cause });
  }
  return files;
}

async function chooseEntries(zip: ZipFile, limits: Limits): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > limits.maxFiles) throw new InvalidZip("too many files");
  const chosen = new Map<string, Entry>();
  let total = 0;
  for await (const entry of entriesOf(zip)) {
    const path = entry.fileName;
    const maxBytes = limits.maxBytesOf(path);
    if (maxBytes === 0) continue;
    if (entry.uncompressedSize > maxBytes) {
      if (!limits.leavesOutLarge?.(path)) throw new InvalidZip("too large");
      continue;
    }
    total += entry.uncompressedSize;
    if (total > limits.maxBytes) throw new InvalidZip("too large");
    if (entry.isEncrypted() || chosen.has(path)) throw new InvalidZip("encrypted or named twice");
    chosen.set(path, entry);
  }
  return chosen;
}

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await nextEntry(zip);
    if (!entry) return;
    yield entry;
  }
}

function nextEntry(zip: ZipFile): Promise<Entry | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Entry | null>();
  const onEntry = (entry: Entry) => resolve(entry);
  const onEnd = () => resolve(null);
  zip.once("entry", onEntry).once("end", onEnd).once("error", reject);
  zip.readEntry();
  return promise.finally(() => zip.off("entry", onEntry).off("end", onEnd).off("error", reject));
}

async function read(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  return buffer(stream);
}
