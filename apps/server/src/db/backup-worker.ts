/** A worker thread, because the integrity check is synchronous and would block requests. */
import { workerData } from "node:worker_threads";
import { backUp } from "./backup.ts";

const { source, destination } = workerData as { source: string; destination: string };
await backUp(source, destination);
