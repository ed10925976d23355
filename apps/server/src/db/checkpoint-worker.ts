/** A worker thread, because a checkpoint is synchronous and would block requests. One message asks for one. */
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

const { file } = workerData as { file: string };
const database = new DatabaseSync(file, { timeout: 5_000 });
parentPort?.on("message", () => {
  // PASSIVE waits for nobody: what a reader still needs is copied the next time.
  database.exec("pragma wal_checkpoint(passive)");
  parentPort?.postMessage("done");
});
