/** `npm run check`: format, lint, types and layer rules, without running anything of the product. */
import { checks, runCheck } from "./lib/checks.mjs";
import { showError } from "./lib/plain-error.mjs";
import { prepare } from "./lib/prepare.mjs";
import { root } from "./lib/root.mjs";
import { leaveOnSignal } from "./lib/signals.mjs";
import { createTally } from "./lib/tally.mjs";

leaveOnSignal();
try {
  await prepare(root, { needsBuild: false });
  const tally = createTally();
  for (const check of checks) await tally.part(check.title, () => runCheck(root, check));
  process.exit(tally.finish());
} catch (error) {
  showError(error);
  process.exit(1);
}
