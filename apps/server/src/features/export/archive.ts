import { addAbortSignal, Readable } from "node:stream";
import type { ExportPartName } from "@visita/domain/export/export.contract";
import { ZipFile } from "yazl";
import type { ArchiveFile, ArchivePart } from "../../lib/archive-part.ts";

type Options = {
  /** Of all files. */
  readonly modifiedAt: Date;
  readonly signal: AbortSignal;
  /** Called often; `done` counts the items of all parts. */
  onProgress(part: ExportPartName, done: number): void;
  /** Takes the next bytes of the ZIP; the next ones are made when it resolves. */
  write(bytes: Buffer): Promise<void>;
};

/** Bytes per call of `write`. */
const CHUNK_BYTES = 256 * 1024;

/** Writes a ZIP as a stream and returns its size. Holds one file's buffers and one chunk in memory. */
export async function writeArchive(parts: readonly ArchivePart[], options: Options): Promise<number> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const failure = new AbortController();
  const fail = (error: unknown) => {
    failure.abort(error);
    output.destroy(error as Error);
    throw error;
  };
  const isStopped = AbortSignal.any([options.signal, failure.signal]);
  zip.on("error", (error) => failure.abort(error));
  const [size] = await Promise.all([
    writeChunks(output, options.write).catch(fail),
    addParts(zip, parts, options, isStopped).catch(fail),
  ]);
  return size;
}

async function addParts(
  zip: ZipFile,
  parts: readonly ArchivePart[],
  { modifiedAt, onProgress }: Options,
  signal: AbortSignal,
): Promise<void> {
  let done = 0;
  for (const part of parts) {
    const report = (items: number) => {
      done += items;
      onProgress(part.name, done);
    };
    report(0);
    for await (const file of part.files(report)) {
      signal.throwIfAborted();
      await addFile(zip, file, modifiedAt, signal);
    }
  }
  zip.end();
}

/** Resolves when the file's content has been read, so that the next one is loaded only then. */
function addFile(zip: ZipFile, file: ArchiveFile, mtime: Date, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const { content } = file;
  const stream =
    content instanceof Readable ? content : Readable.from([Buffer.from(content)], { objectMode: false });
  addAbortSignal(signal, stream);
  stream.once("end", resolve).once("error", reject);
  zip.addReadStream(stream, file.path, { mtime, compress: !file.isCompressed });
  return promise;
}

async function writeChunks(output: AsyncIterable<Buffer>, write: Options["write"]): Promise<number> {
  let size = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  for await (const bytes of output) {
    waiting.push(bytes);
    waitingBytes += bytes.length;
    size += bytes.length;
    if (waitingBytes < CHUNK_BYTES) continue;
    await write(Buffer.concat(waiting, waitingBytes));
    waiting = [];
    waitingBytes = 0;
  }
  if (waitingBytes > 0) await write(Buffer.concat(waiting, waitingBytes));
  return size;
}
