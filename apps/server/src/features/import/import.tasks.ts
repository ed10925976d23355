import type { Task } from "../../lib/worker-task.ts";
import type { AccountCopy } from "./read-copy.ts";

export const readCopyTask: Task<Uint8Array, AccountCopy, "files"> = {
  name: "read-copy",
  lane: "files",
  load: async () => (await import("./read-copy.ts")).readCopy,
};
