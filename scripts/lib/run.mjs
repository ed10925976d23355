import { spawn } from "node:child_process";
import { constants } from "node:os";

const GRACE_MS = 8000;
/** The tools under way, each with the signal that it answers by leaving in order. */
const running = new Map();
let isStopping = false;

/**
 * Runs a tool to its end, in a process group of its own, so that stopping it also stops what it started.
 * Its output is returned, or goes straight to the screen with `show`. After stopRunning() it never settles:
 * the process is about to leave and nobody should report a tool that was told to stop.
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
      output += `\nStopped after ${seconds} s without an end.\n`;
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

/** Stops every tool that is still running, with all that it started. */
export async function stopRunning() {
  isStopping = true;
  await Promise.all([...running.keys()].map(stop));
}

/** What a shell reports for a program that a signal ended. */
export function exitCodeOf(signal) {
  return 128 + (constants.signals[signal] ?? 0);
}

function stop(child) {
  return new Promise((settle) => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return settle();
    const timer = setTimeout(() => signalGroup(child.pid, "SIGKILL"), GRACE_MS);
    child.once("exit", () => {
      clearTimeout(timer);
      // Whatever outlived the leader of the group would otherwise stay behind as an orphan.
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

/** The end of a tool's output, where the reason stands. */
export function lastLines(output, count = 25) {
  return output.trimEnd().split("\n").slice(-count).join("\n");
}
