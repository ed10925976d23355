/** `npm run dev`: installs what is missing, then runs the server with hot reload. Plain JavaScript for Node 20. */
import { runCommand } from "./lib/command.mjs";
import { prepare } from "./lib/prepare.mjs";
import { root } from "./lib/root.mjs";
import { serve } from "./lib/serve.mjs";

await runCommand(async (stayOnSignal) => {
  await prepare(root, { needsBuild: false });
  stayOnSignal();
  await serve(root, ["apps/server/src/server/dev.ts"]);
});
