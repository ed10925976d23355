/** `npm run proof`: runs the product against crashes, faults, floods and attacks, and writes docs/proof.md. */
import { runSuite } from "./lib/suite.mjs";

await runSuite("proof");
