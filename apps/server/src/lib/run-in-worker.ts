import { MESSAGES } from "@visita/domain/messages";
import { AppError } from "./app-error.ts";
import { workerFile } from "./installation.ts";
import { createWorkerPool, type OnWorkerLost, type TaskOptions } from "./worker-pool.ts";

/** Who sent what is read, or asked for what is drawn. */
export type Caller = { readonly account: string; readonly network: string };

let onWorkerLost: OnWorkerLost = () => {};

/** For whatever would block the event loop: reading what people send, and drawing. One pool for the whole process. */
export const runInWorker = createWorkerPool(
  workerFile("server/task-worker"),
  {
    files: { workers: 1, queueSize: 6, perAccount: 1, perNetwork: 2, maxHeapMb: 96 },
    // Of one network there are as many as the slots of uploads let in.
    pictures: { workers: 2, queueSize: 16, perAccount: 2, maxHeapMb: 64 },
    // Below the timeout of requests, with time to spare for drawing.
    drawings: { workers: 1, queueSize: 24, maxWaitMs: 8_000, perAccount: 12, perNetwork: 18, maxHeapMb: 128 },
  },
  (...loss) => onWorkerLost(...loss),
);

/** Of this process. What the task was about is not logged. */
export function logLostWorkers(log: { warn(details: object, message: string): void }): void {
  onWorkerLost = (task, reason) =>
    log.warn({ event: "worker_lost", task, reason }, "a worker was lost and is replaced");
}

/** Files of 16 MB take two seconds, on a small and busy machine longer; an import may take a minute. */
export const FILE_TASK: TaskOptions = {
  timeoutMs: 40_000,
  isHandedOver: true,
  failure: () => new AppError("payload_too_large", MESSAGES.fileTakesTooMuch),
};
