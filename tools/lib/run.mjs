import { spawn } from "node:child_process";
import { constants } from "node:os";

const KILL_AFTER_MS = 8000;
/** Running child processes, each with the signal that makes it exit cleanly. */
const running = new Map();
let isStopping = false;

/**
 * Runs a tool in a process group of its own, so that stopping it also stops its children. Its output is returned, or
 * inherited with `show`. After stopRunning() the promise never settles: the process is about to exit, and a tool that
 * was stopped on purpose is not reported as failed.
 */
export function run(command, args, { stopSignal = "SIGTERM", show = false, seconds, ...options } = {}) {
  return new Promise((settle) => {
    const stdio = show ? "inherit" : ["ignore", "pipe", "pipe"];
    const child = spawn(command, args, { ...options, stdio, detached: true });
    running.set(child, stopSignal);
    let output = "";
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding("utf8").on("data", collect);
    child.stderr?.setEncoding("utf8").on("data", collect);

    const timer = seconds && setTimeout(() => void stopOnTimeout(), seconds * 1000);
    const stopOnTimeout = () => {
      output += `\nStopped after ${seconds} s: timeout.\n`;
      return stop(child);
    };
    const finish = (code) => {
      clearTimeout(timer);
      running.delete(child);
      if (!isStopping) settle({ code, output });
    };
    child.once("error", (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.once("close", (code, signal) => finish(code ?? exitCodeOf(signal)));
  });
}

/** Stops all running tools and their children. */
export async function stopRunning() {
  isStopping = true;
  await Promise.all([...running.keys()].map(stop));
}

/** The exit code that a shell reports for a process killed by this signal. */
export function exitCodeOf(signal) {
  return 128 + (constants.signals[signal] ?? 0);
}

function stop(child) {
  return new Promise((settle) => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return settle();
    const timer = setTimeout(() => signalGroup(child.pid, "SIGKILL"), KILL_AFTER_MS);
    child.once("exit", () => {
      clearTimeout(timer);
      // Children that outlive the group leader would become orphans.
      signalGroup(child.pid, "SIGKILL");
      settle();
    });
    signalGroup(child.pid, running.get(child));
  });
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

/** The end of a tool's output, where errors are usually printed. */
export function lastLines(output, count = 25) {
  return output.trimEnd().split("\n").slice(-count).join("\n");
}
