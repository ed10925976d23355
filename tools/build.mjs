/** `npm run build`: installs what is missing and builds the pages if their sources changed. */
import { runCommand } from "./lib/command.mjs";
import { prepare } from "./lib/prepare.mjs";
import { root } from "./lib/root.mjs";

await runCommand(async () => {
  await prepare(root);
  console.log("The pages are built.");
});
