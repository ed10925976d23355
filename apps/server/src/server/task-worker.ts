/** The worker thread of lib/run-in-worker.ts: every task of every feature. */
import { readPeopleFileTask } from "../features/address-book/address-book.tasks.ts";
import { readCopyTask } from "../features/import/import.tasks.ts";
import { kitTasks } from "../features/kit/kit.tasks.ts";
import { prepareImageTask } from "../features/media/media.tasks.ts";
import { drawShareImageTask, drawWalletHeroTask } from "../features/public-card/public-card.tasks.ts";
import { readTeamCopiesTask } from "../features/team/team.tasks.ts";
import { serveTasks } from "../lib/worker-thread.ts";

serveTasks([
  readPeopleFileTask,
  readCopyTask,
  readTeamCopiesTask,
  prepareImageTask,
  ...kitTasks,
  drawShareImageTask,
  drawWalletHeroTask,
]);
