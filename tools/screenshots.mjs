/** `npm run screenshots`: takes the pictures of the site, its share picture and those of the README from the running product. */

import { provideChromium } from "./lib/chromium.mjs";
import { runCommand } from "./lib/command.mjs";
import { findNode24, toolEnvironment } from "./lib/node24.mjs";
import { PlainError } from "./lib/plain-error.mjs";
import { prepare } from "./lib/prepare.mjs";
import { createProgress } from "./lib/progress.mjs";
import { root } from "./lib/root.mjs";
import { run } from "./lib/run.mjs";

const TIMEOUT_SECONDS = 60 * 60;

await runCommand(async () => {
  await prepare(root);
  const { env, missing } = await provideChromium(root, createProgress());
  if (missing) throw new PlainError(`No screenshots without a browser: ${missing}.`);
  await take("site", env);
  // The README shows the home page, which contains the screenshots just taken.
  await prepare(root);
  await take("readme", env);
});

/** In a process of its own, because it needs Node 24, which prepare() may just have installed. */
async function take(what, env) {
  const { code } = await run(findNode24(root), ["tools/screenshots/take.mjs", what], {
    cwd: root,
    env: toolEnvironment(root, env),
    seconds: TIMEOUT_SECONDS,
    show: true,
  });
  if (code !== 0) throw new PlainError("The screenshots could not be taken, for the reason above.");
}
