import type { Task } from "../../lib/worker-task.ts";
import type { PeopleFile } from "./read-people-file.ts";

export const readPeopleFileTask: Task<
  { bytes: Uint8Array; columns?: string | undefined },
  PeopleFile,
  "files"
> = {
  name: "read-people-file",
  lane: "files",
  load: async () => (await import("./read-people-file.ts")).readPeopleFile,
};
