/** `npm start`: installs and builds what is missing, then runs the server. Plain JavaScript for Node 20. */
import { runCommand } from "./lib/command.mjs";
import { prepare } from "./lib/prepare.mjs";
import { root } from "./lib/root.mjs";
import { serve } from "./lib/serve.mjs";
import { environment, nodeOptions } from "./lib/server-process.mjs";

await runCommand(async (stayOnSignal) => {
  await prepare(root);
  stayOnSignal();
  await serve(root, [...nodeOptions, "apps/server/build/main.js"], environment);
});
