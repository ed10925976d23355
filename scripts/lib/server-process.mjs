/** How the server's process is run, here and wherever it is measured. What each costs and saves is in the history. */

/**
 * Room for young objects in megabytes, half of what V8 takes: a server at rest is an eighth smaller. How far the heap may
 * grow before it is swept, in percent of what is in use: V8 alone lets a busy server grow to four times of that. And no
 * middle compiler: whatever is busy for long gets to the last one anyway, and its work in between takes ten megabytes.
 */
export const nodeOptions = ["--max-semi-space-size=8", "--heap-growing-percent=25", "--no-maglev"];

/**
 * For glibc. Memory for larger things (in bytes), such as hashing a password or unpacking a picture, goes back to the
 * system when they are done; and threads share one store instead of each keeping the most it ever had.
 */
export const environment = { MALLOC_MMAP_THRESHOLD_: "1048576", MALLOC_ARENA_MAX: "1" };
