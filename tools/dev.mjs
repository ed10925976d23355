/** `npm run dev`: installs what is missing, then runs the server with hot reload. Plain JavaScript for Node 20. */
import { showError } from "./lib/plain-error.mjs";
import { prepare } from "./lib/prepare.mjs";
import { root } from "./lib/root.mjs";
import { serve } from "./lib/serve.mjs";
import { leaveOnSignal } from "./lib/signals.mjs";

const stayOnSignal = leaveOnSignal();
try {
  await prepare(root, { needsBuild: false });
  stayOnSignal();
  await serve(root, ["apps/server/src/server/dev.ts"]);
} catch (error) {
  showError(error);
  process.exit(1);
}
