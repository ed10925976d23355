/** `npm start`: installs and builds what is missing, then runs the server. Plain JavaScript for Node 20. */
import { showError } from "./lib/plain-error.mjs";
import { prepare } from "./lib/prepare.mjs";
import { root } from "./lib/root.mjs";
import { serve } from "./lib/serve.mjs";
import { leaveOnSignal } from "./lib/signals.mjs";

// Room for young objects in megabytes, half of what V8 takes: a server at rest is an eighth smaller. And how far the heap
// may grow before it is swept, in percent of what is in use: V8 alone lets a busy server grow to four times of that.
const HEAP = ["--max-semi-space-size=8", "--heap-growing-percent=50"];

// In bytes: memory for larger things, such as hashing a password or unpacking a picture, goes back to the system when
// they are done. Every thread would otherwise keep the most it ever had, which doubles a server in use. For glibc.
const LARGE_THINGS = { MALLOC_MMAP_THRESHOLD_: "1048576" };

const stayOnSignal = leaveOnSignal();
try {
  await prepare(root);
  stayOnSignal();
  // React chooses its production build by this, and the server process is where pages are rendered.
  await serve(root, [...HEAP, "apps/server/build/main.js"], {
    ...LARGE_THINGS,
    NODE_ENV: process.env.NODE_ENV || "production",
  });
} catch (error) {
  showError(error);
  process.exit(1);
}
