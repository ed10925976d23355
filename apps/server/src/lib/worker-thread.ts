/** The inside of a worker thread of worker-pool.ts. */
import { once } from "node:events";
import { setPriority } from "node:os";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { AppError } from "./app-error.ts";
import type { Message, Request, Task } from "./worker-task.ts";

/** Deserialized by the main thread in one go. */
const ITEMS_PER_MESSAGE = 500;
const CHARS_PER_MESSAGE = 256 * 1024;

/** Runs the tasks that are asked for, one after the other. */
export function serveTasks(tasks: readonly Task<never, unknown>[]): void {
  const { nice } = workerData;
  // Linux counts threads one by one; elsewhere it would be the whole process.
  if (process.platform === "linux" && nice > 0) setPriority(nice);
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

/** Returns the output without its arrays that fill more than a message, which have been sent. */
async function sendArrays(port: MessagePort, output: unknown): Promise<unknown> {
  if (typeof output !== "object" || output === null || ArrayBuffer.isView(output)) return output;
  const rest: Record<string, unknown> = { ...output };
  for (const [key, value] of Object.entries(output)) {
    const parts = Array.isArray(value) ? partsOf(value) : [];
    if (parts.length < 2) continue;
    for (const items of parts) {
      port.postMessage({ kind: "part", key, items } satisfies Message);
      await once(port, "message");
    }
    rest[key] = [];
  }
  return rest;
}

function partsOf(items: readonly unknown[]): unknown[][] {
  const parts: unknown[][] = [];
  let part: unknown[] = [];
  let size = 0;
  for (const item of items) {
    if (part.length === 0) parts.push(part);
    part.push(item);
    size += sizeOf(item);
    if (part.length < ITEMS_PER_MESSAGE && size < CHARS_PER_MESSAGE) continue;
    part = [];
    size = 0;
  }
  return parts;
}

/** Roughly, in characters or bytes. */
function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, each) => sum + sizeOf(each), 1);
}
