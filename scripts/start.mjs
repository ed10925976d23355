/** `npm start`: installs and builds what is missing, then runs the server. Plain JavaScript for Node 20. */
import { showError } from "./lib/plain-error.mjs";
import { prepare } from "./lib/prepare.mjs";
import { root } from "./lib/root.mjs";
import { serve } from "./lib/serve.mjs";
import { leaveOnSignal } from "./lib/signals.mjs";

const stayOnSignal = leaveOnSignal();
try {
  await prepare(root);
  stayOnSignal();
  // React chooses its production build by this, and the server process is where pages are rendered.
  await serve(root, "apps/server/src/main.ts", { NODE_ENV: process.env.NODE_ENV || "production" });
} catch (error) {
  showError(error);
  process.exit(1);
}
