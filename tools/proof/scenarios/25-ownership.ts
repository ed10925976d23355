import { setTimeout as wait } from "node:timers/promises";
import { LEAVE_GRACE_MS } from "@visita/domain/leave/leave.rules";
import { withCleanUp } from "../../harness/clean-up.ts";
import type { Product } from "../../harness/product.ts";
import type { Report, Task } from "../../harness/task.ts";
import {
  createTestEnvironment,
  DATABASE_KINDS,
  type TestEnvironment,
  withDatabase,
} from "../../harness/test-environment.ts";
import { until } from "../../harness/until.ts";
import {
  addCard,
  anOwner,
  beginExport,
  type Copy,
  countOwned,
  downloadWhenReady,
  importCopy,
  importFile,
  OWNED,
  type Owned,
  type Owner,
} from "../lib/account-copies.ts";
import { startPublicProduct } from "../lib/running-product.ts";

const PEOPLE = 5_000;
const KILL_AFTER_MS = [20, 120, 400];
/** The job runs at the start of the product. */
const DELETION_TIMEOUT_MS = 30_000;

/** Each is killed at several moments, and afterwards either undone or completed. */
export const ownership: Task = {
  title: "Copies, imports and deletions of accounts that are killed",
  meaning: "A copy, an import or a deletion that is killed is completed or undone.",
  async run(report) {
    for (const kind of DATABASE_KINDS) await onDatabase(report, kind);
  },
};

type Setting = {
  environment: TestEnvironment;
  owner: Owner;
  newcomer: Owner;
  restart: () => Promise<Product>;
};

function onDatabase(report: Report, kind: TestEnvironment["kind"]): Promise<void> {
  return withCleanUp(async (later) => {
    const environment = await createTestEnvironment(kind);
    later(() => environment.remove());
    const [owner, newcomer] = await withDatabase(
      environment.target,
      async (db) => [await anOwner(db), await anOwner(db)] as const,
    );
    const settings = { ...environment.settings, RATE_LIMIT_SCALE: "1000" };
    let product: Product | undefined;
    later(() => product?.kill());
    const restart = async () => {
      await product?.kill();
      product = await startPublicProduct(settings);
      return product;
    };
    const first = await restart();
    await addCard(first, owner);
    const brought = await importFile(first, owner, PEOPLE);
    if (brought !== PEOPLE) throw new Error(`only ${brought} people could be prepared`);
    const setting = { environment, owner, newcomer, restart };
    const copy = await killExports(report, setting);
    await killCopyImports(report, setting, copy);
    await killDeletions(report, setting);
  });
}

/** Returns the last copy. */
async function killExports(report: Report, { environment, owner, restart }: Setting): Promise<Copy> {
  const on = environment.kind;
  let copy: Copy | undefined;
  let damaged = 0;
  for (const ms of KILL_AFTER_MS) {
    await beginExport(await restart(), owner);
    await wait(ms);
    const product = await restart();
    copy = await downloadWhenReady(environment, product, owner);
    if (copy.people !== PEOPLE || copy.cards !== 1) damaged += 1;
  }
  report.figure({ on, name: "killed copies that were not completed", value: damaged, atMost: 0 });
  const attempts = await withDatabase(environment.target, (db) =>
    db.selectFrom("export_chunk").select("attempt").distinct().execute(),
  );
  report.figure({ on, name: "leftovers of killed attempts", value: attempts.length - 1, atMost: 0 });
  if (!copy) throw new Error("no copy was made");
  return copy;
}

async function killCopyImports(
  report: Report,
  { environment, newcomer, restart }: Setting,
  copy: Copy,
): Promise<void> {
  const on = environment.kind;
  let partial = 0;
  for (const ms of KILL_AFTER_MS) {
    const ended = importCopy(await restart(), newcomer, copy).catch(() => {});
    await wait(ms);
    await restart();
    await ended;
    if (isPartial(await countOwned(environment, newcomer), { cards: 1, people: PEOPLE })) partial += 1;
    await withDatabase(environment.target, async (db) => {
      for (const table of OWNED) await db.deleteFrom(table).where("owner_id", "=", newcomer.id).execute();
    });
  }
  report.figure({ on, name: "killed imports that brought a part of a copy", value: partial, atMost: 0 });
  await importCopy(await restart(), newcomer, copy);
  const { people } = await countOwned(environment, newcomer);
  report.figure({
    on,
    name: "people missing after an import that was not killed",
    value: PEOPLE - people,
    atMost: 0,
  });
}

async function killDeletions(report: Report, { environment, owner, restart }: Setting): Promise<void> {
  const on = environment.kind;
  await withDatabase(environment.target, async (db) => {
    const leftAt = Date.now() - LEAVE_GRACE_MS - 1_000;
    await db.updateTable("account").set({ left_at: leftAt }).where("id", "=", owner.id).execute();
  });
  let partial = 0;
  for (const ms of KILL_AFTER_MS) {
    const product = await restart();
    await wait(ms);
    await product.kill();
    if (isPartial(await countOwned(environment, owner), { cards: 1, people: PEOPLE })) partial += 1;
  }
  report.figure({ on, name: "killed deletions that left a part of an account", value: partial, atMost: 0 });
  await restart();
  let left = await countOwned(environment, owner);
  const isGone = async () => {
    left = await countOwned(environment, owner);
    return left.accounts === 0;
  };
  await until(isGone, DELETION_TIMEOUT_MS, 500);
  report.figure({
    on,
    name: "rows of the account once nobody kills it",
    value: left.accounts + left.cards + left.people,
    atMost: 0,
  });
}

function isPartial(owned: Owned, whole: Pick<Owned, "cards" | "people">): boolean {
  const isAll = owned.cards === whole.cards && owned.people === whole.people;
  return !isAll && (owned.cards !== 0 || owned.people !== 0);
}
