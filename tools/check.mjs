/** `npm run check`: format, lint, types and layer rules, without running anything of the product. */
import { checks, runCheck } from "./lib/checks.mjs";
import { runCommand } from "./lib/command.mjs";
import { prepare } from "./lib/prepare.mjs";
import { root } from "./lib/root.mjs";
import { createTally } from "./lib/tally.mjs";

await runCommand(async () => {
  await prepare(root, { needsBuild: false });
  const tally = createTally();
  for (const check of checks) await tally.part(check.title, () => runCheck(root, check));
  return tally.finish();
});
