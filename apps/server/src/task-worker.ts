/** The worker thread of lib/worker-pool.ts: every task of every feature. */
import { serveTasks } from "./lib/worker-thread.ts";

serveTasks([]);
