/** `npm run build`: installs what is missing and builds the pages if their sources changed. */
import { showError } from "./lib/plain-error.mjs";
import { prepare } from "./lib/prepare.mjs";
import { root } from "./lib/root.mjs";
import { leaveOnSignal } from "./lib/signals.mjs";

leaveOnSignal();
try {
  await prepare(root);
  console.log("The pages are built.");
  process.exit(0);
} catch (error) {
  showError(error);
  process.exit(1);
}
