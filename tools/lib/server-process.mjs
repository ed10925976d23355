/**
 * Flags and environment of the server's process, for `npm start` and for everything that measures it. Figures are RSS after
 * the same 12 s of page requests for 8,000 cards on two cores, one flag left out at a time. 312 MB with all of them and two
 * that are gone since, which saved 9 and 7 MB; 600 MB with none.
 */
export const nodeOptions = [
  // Young generation in MB, half of the default: 432 MB without it.
  "--max-semi-space-size=8",
  // The same from the start: 0.1 s less until the first response, and 136 MB at rest instead of 140.
  "--min-semi-space-size=8",
  // The old generation may grow by this percentage before a major GC: 359 MB without it.
  "--heap-growing-percent=25",
  // For the server's main.ts, which names the figure.
  "--expose-gc",
];

export const environment = {
  // For glibc. Allocations above this many bytes (password hashes, decoded images) return to the system: 336 MB without it.
  MALLOC_MMAP_THRESHOLD_: "1048576",
};
