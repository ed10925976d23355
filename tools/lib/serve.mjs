import { spawn } from "node:child_process";
import { findNode24, toolEnvironment } from "./node24.mjs";
import { exitCodeOf } from "./run.mjs";
import { onSignal } from "./signals.mjs";

/**
 * Runs a server in the foreground and exits with its exit code. It gets a session of its own, so that a Ctrl-C reaches it
 * once, from here, and not from the terminal as well.
 */
export function serve(root, command, extraEnvironment = {}) {
  return new Promise((_settle, fail) => {
    const child = spawn(findNode24(root), [...command, ...process.argv.slice(2)], {
      cwd: root,
      env: toolEnvironment(root, extraEnvironment),
      stdio: "inherit",
      detached: true,
    });
    onSignal((signal) => child.kill(signal));
    child.once("error", fail);
    child.once("exit", (code, signal) => process.exit(code ?? exitCodeOf(signal)));
  });
}
