import { expect, test } from "vitest";
import { eachDatabase } from "../../test/databases.ts";
import { createExclusive } from "./exclusive.ts";

eachDatabase("work that one instance does at a time", (database) => {
  test("waits in its own process, and is then done", async () => {
    const exclusive = createExclusive(await database.open());
    const done: string[] = [];
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const first = exclusive("key", async () => {
      await end;
      done.push("first");
    });
    const second = exclusive.unlessTaken("key", async () => void done.push("second"));
    resolve();
    await Promise.all([first, second]);
    expect(done).toEqual(["first", "second"]);
  });

  // SQLite is for one instance.
  test.runIf(database.target.kind === "postgres")("is left to another instance that is at it", async () => {
    const db = await database.open();
    const [here, there] = [createExclusive(db), createExclusive(db)];
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const work = there.unlessTaken("key", async () => {
      begun.resolve();
      await end;
    });
    await begun.promise;
    const done: string[] = [];
    await here.unlessTaken("key", async () => void done.push("while taken"));
    await here.unlessTaken("other key", async () => void done.push("another key"));
    resolve();
    await work;
    await here.unlessTaken("key", async () => void done.push("afterwards"));
    expect(done).toEqual(["another key", "afterwards"]);
  });
});
