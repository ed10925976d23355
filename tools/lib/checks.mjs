import { join } from "node:path";
import { findNode24, toolEnvironment, toolPath } from "./node24.mjs";
import { run } from "./run.mjs";

const TIMEOUT_SECONDS = 60 * 60;

/** Static checks of the sources. */
export const checks = [
  { title: "Format and lint", commands: [["biome", "check", "--error-on-warnings", "."]] },
  {
    title: "Types",
    commands: [
      ["react-router", "typegen", "apps/web"],
      ["tsc", "-b"],
    ],
  },
  {
    title: "Layer rules",
    commands: [["depcruise", "--config", ".dependency-cruiser.mjs", "apps", "packages", "tools"]],
  },
  { title: "Unused code", commands: [["knip", "--no-progress"]] },
  { title: "Languages", commands: [["tools/languages.mjs"]] },
];

/** Runs the commands of a check in order and stops at the first that fails. */
export async function runCheck(root, { commands }) {
  for (const [tool, ...args] of commands) {
    const { code, output } = await runTool(root, tool, args, { seconds: TIMEOUT_SECONDS });
    if (code !== 0) {
      console.log(output.trimEnd());
      return { failed: 1 };
    }
  }
  return { passed: 1 };
}

export function runTool(root, tool, args, { env = {}, ...options } = {}) {
  const program = tool.endsWith(".mjs") ? join(root, tool) : toolPath(root, tool);
  return run(findNode24(root), [program, ...args], {
    cwd: root,
    env: toolEnvironment(root, env),
    ...options,
  });
}
