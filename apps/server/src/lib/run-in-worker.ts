import { workerFile } from "./worker-file.ts";
import { createWorkerPool } from "./worker-pool.ts";

/** For whatever would block the event loop: reading what people send, and drawing. One pool for the whole process. */
export const runInWorker = createWorkerPool(workerFile("task-worker"), {
  files: { workers: 1, queueSize: 6, perAccount: 1, perNetwork: 2, maxHeapMb: 160 },
  pictures: { workers: 2, queueSize: 16, perAccount: 2, perNetwork: 8, maxHeapMb: 64 },
  drawings: { workers: 1, queueSize: 24, perAccount: 12, perNetwork: 24, maxHeapMb: 128 },
});
