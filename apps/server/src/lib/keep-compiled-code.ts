import { flushCompileCache } from "node:module";

/** Once the first requests have been answered. */
const DELAY_MS = 1_000;

/** Writes what V8 has compiled, for the next start. Node does so when it ends, but not when it is killed. */
export function keepCompiledCode(): void {
  setTimeout(flushCompileCache, DELAY_MS).unref();
}
