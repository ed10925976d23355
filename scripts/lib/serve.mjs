import { spawn } from "node:child_process";
import { findNode24, toolEnvironment } from "./node24.mjs";
import { exitCodeOf } from "./run.mjs";
import { onSignal } from "./signals.mjs";

/**
 * Hands over to a long-running program and ends with its exit code. It lives in a session of its own, so that a
 * Ctrl-C reaches it once, from here, and not also from the terminal.
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
