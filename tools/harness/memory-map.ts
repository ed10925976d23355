import { readFileSync } from "node:fs";

/** What a process holds in memory, in megabytes, by what it is for. */
export type MemoryMap = {
  /** Node's own file, as far as it has been used. */
  program: number;
  /** Other libraries. */
  libraries: number;
  /** The store of malloc: whatever is not JavaScript's own, such as bytes that are kept to be sent. */
  malloc: number;
  /** Nearly all of it JavaScript's heap. */
  anonymous: number;
};

const HEADER = /^[\da-f]+-[\da-f]+ \S+ \S+ \S+ \S+ *(.*)$/;
const MEGABYTE_IN_KB = 1024;

export function readMemoryMap(pid: number): MemoryMap {
  const map = { program: 0, libraries: 0, malloc: 0, anonymous: 0 };
  let kind: keyof MemoryMap = "anonymous";
  for (const line of readFileSync(`/proc/${pid}/smaps`, "utf8").split("\n")) {
    const header = HEADER.exec(line);
    if (header) kind = kindOf(header[1] ?? "");
    const [, kilobytes] = /^Rss: +(\d+) kB/.exec(line) ?? [];
    if (kilobytes) map[kind] += Number(kilobytes) / MEGABYTE_IN_KB;
  }
  return map;
}

function kindOf(name: string): keyof MemoryMap {
  if (name === "[heap]") return "malloc";
  if (name.endsWith("/node")) return "program";
  return name.startsWith("/") ? "libraries" : "anonymous";
}
