/** `npm run media -- move`: brings every picture to where new ones go. It works beside a running server. */
import { configFromEnvironment } from "../../config/config.ts";
import { moveMedia } from "../../features/media/objects/move-media.service.ts";
import { createObjectStore } from "../../features/media/objects/object-store.service.ts";
import { commandLine } from "../../lib/installation.ts";
import { StartError } from "../../lib/start-error.ts";
import { exitWith } from "../../lib/terminal.ts";
import { openAndMigrate } from "../start.ts";

try {
  if (process.argv[2] !== "move") throw new StartError(`Choose a command: ${commandLine("media", "move")}`);
  const config = configFromEnvironment();
  const { media } = config;
  if (!media) throw new StartError("MEDIA_URL is not set, so there is no store to move pictures to or from.");
  const { db } = await openAndMigrate(config);
  const log = {
    warn: (_fields: object, text: string) => void process.stderr.write(`${text}\n`),
  };
  const objects = createObjectStore({ settings: media, now: Date.now, log });
  try {
    const { moved, missing } = await moveMedia({ db, objects, now: Date.now }, media.store, (count) => {
      process.stdout.write(`${count} pictures\n`);
    });
    if (missing > 0) {
      throw new StartError(`${missing} pictures are not in the object store and were left as they are.`);
    }
    const place = media.store === "s3" ? "the object store" : "the database";
    process.stdout.write(`All pictures are in ${place}: ${moved} were moved.\n`);
  } finally {
    await db.destroy();
  }
} catch (error) {
  exitWith(error);
}
