import type { Readable } from "node:stream";
import type { ExportPartName } from "@visita/domain/export/export.contract";

export type ArchiveFile = {
  /** Inside the ZIP, with "/". */
  readonly path: string;
  readonly content: string | Buffer | Readable;
  /** Images are compressed already. */
  readonly isCompressed?: boolean;
};

/** One kind of data in a copy of an account. */
export type ArchivePart = {
  readonly name: ExportPartName;
  /** How many items it has, for the progress and the list of contents. */
  readonly count: number;
  /** One file at a time; `report` is called with the number of items that were written since the last call. */
  files(report: (items: number) => void): AsyncIterable<ArchiveFile> | Iterable<ArchiveFile>;
};

export function jsonPart(name: ExportPartName, path: string, count: number, content: object): ArchivePart {
  return {
    name,
    count,
    *files(report) {
      yield jsonFile(path, content);
      report(count);
    },
  };
}

export function jsonFile(path: string, content: object): ArchiveFile {
  return { path, content: `${JSON.stringify(content, null, 2)}\n` };
}
