/** The inside of a worker thread of worker-pool.ts. */
import { once } from "node:events";
import { setPriority } from "node:os";
import { type MessagePort, parentPort } from "node:worker_threads";
import { AppError } from "./app-error.ts";
import type { Message, Request, Task } from "./worker-task.ts";

/** Nice value: on a contended core the event loop gets about 90 % of the time. */
const NICE = 10;
const ITEMS_PER_MESSAGE = 500;

/** Runs the tasks that are asked for, one after the other. */
export function serveTasks(tasks: readonly Task<never, unknown>[]): void {
  // Linux counts threads one by one; elsewhere it would be the whole process.
  if (process.platform === "linux") setPriority(NICE);
  const port = parentPort as MessagePort;
  port.on("message", (request: Request | "next") => {
    if (request !== "next") void answer(port, tasks, request);
  });
}

async function answer(
  port: MessagePort,
  tasks: readonly Task<never, unknown>[],
  { name, input }: Request,
): Promise<void> {
  const send = (message: Message) => port.postMessage(message);
  try {
    const task = tasks.find((each) => each.name === name);
    if (!task) throw new Error(`there is no task "${name}"`);
    const run = await task.load();
    const output = await run(input as never);
    send({ kind: "result", output: await sendArrays(port, output) });
  } catch (error) {
    if (error instanceof AppError) {
      const { code, message, details } = error;
      send({ kind: "refused", code, message, details });
    } else send({ kind: "failed", error: error instanceof Error ? error : new Error(String(error)) });
  }
}

/** Returns the output without its long arrays, which have been sent. */
async function sendArrays(port: MessagePort, output: unknown): Promise<unknown> {
  if (typeof output !== "object" || output === null || ArrayBuffer.isView(output)) return output;
  const rest: Record<string, unknown> = { ...output };
  for (const [key, value] of Object.entries(output)) {
    if (!Array.isArray(value) || value.length <= ITEMS_PER_MESSAGE) continue;
    for (let at = 0; at < value.length; at += ITEMS_PER_MESSAGE) {
      const items = value.slice(at, at + ITEMS_PER_MESSAGE);
      port.postMessage({ kind: "part", key, items } satisfies Message);
      await once(port, "message");
    }
    rest[key] = [];
  }
  return rest;
}
