/** A thread of its own: checking a copy takes its time, during which no request should have to wait. */
import { workerData } from "node:worker_threads";
import { backUp } from "./backup.ts";

const { source, destination } = workerData as { source: string; destination: string };
await backUp(source, destination);
