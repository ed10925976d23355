import type { Task } from "../../lib/worker-task.ts";
import type { TeamCopies } from "./team-copy.ts";

export const readTeamCopiesTask: Task<Uint8Array, TeamCopies, "files"> = {
  name: "read-team-copies",
  lane: "files",
  load: async () => (await import("./team-copy.ts")).readTeamCopies,
};
