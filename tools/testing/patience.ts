/** `vi.waitFor` gives up after a second unless it is told otherwise; a busy machine may take far longer. */
import { vi } from "vitest";

const TIMEOUT_MS = 60_000;
const { waitFor } = vi;

/** Workers that run several files load this for each. */
if (waitFor.name !== "waitPatiently") {
  vi.waitFor = function waitPatiently(work, options) {
    return waitFor(work, typeof options === "number" ? options : { timeout: TIMEOUT_MS, ...options });
  };
}
