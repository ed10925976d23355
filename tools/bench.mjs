/** `npm run bench`: measures speed on this machine and writes docs/performance.md. */
import { runSuite } from "./lib/suite.mjs";

await runSuite("bench");
