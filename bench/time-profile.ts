import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Product } from "../harness/product.ts";
import type { TestEnvironment } from "../harness/test-environment.ts";
import { withProduct } from "./with-product.ts";

/** As V8 writes it: what ran at each sample, as a tree of calls, and how long until the next. In microseconds. */
type Profile = {
  nodes: { id: number; callFrame: { functionName: string }; children?: number[] }[];
  startTime: number;
  samples: number[];
  timeDeltas: number[];
};

/** Work that is told apart by functions that are under way. The first that fits counts. */
export type Work = { readonly title: string; readonly functions: readonly string[] };

export type Share = { readonly title: string; readonly share: number };

const REST = "everything else";

/**
 * Runs the product with V8's profiler and says what its main thread was busy with, in shares of one. `prepare` is not
 * counted: until then, the engine itself is still at work on the program.
 */
export async function timeProfile(
  place: TestEnvironment,
  works: readonly Work[],
  { prepare, use }: Record<"prepare" | "use", (product: Product) => Promise<unknown>>,
): Promise<Share[]> {
  const folder = join(place.folder, "profile");
  const nodeOptions = ["--cpu-prof", `--cpu-prof-dir=${folder}`, "--cpu-prof-interval=250"];
  const window = await withProduct(
    place,
    async (product) => {
      await prepare(product);
      const from = now();
      await use(product);
      const to = now();
      await product.stop();
      return { from, to };
    },
    { nodeOptions },
  );
  const [file = ""] = readdirSync(folder);
  return shares(JSON.parse(readFileSync(join(folder, file), "utf8")), works, window);
}

/** By the same clock as the profiler, in whichever process. */
function now(): number {
  return Number(process.hrtime.bigint() / 1000n);
}

function shares(profile: Profile, works: readonly Work[], window: { from: number; to: number }): Share[] {
  const titleOf = titles(profile, works);
  const spent = new Map<string, number>();
  let time = profile.startTime;
  let busy = 0;
  for (const [at, node] of profile.samples.entries()) {
    const passed = profile.timeDeltas[at] ?? 0;
    time += passed;
    const title = titleOf.get(node);
    if (time < window.from || time > window.to || title === undefined) continue;
    spent.set(title, (spent.get(title) ?? 0) + passed);
    busy += passed;
  }
  return [...works.map(({ title }) => title), REST].map((title) => ({
    title,
    share: (spent.get(title) ?? 0) / busy,
  }));
}

/** What each call belongs to; those of nobody's time have no title. */
function titles({ nodes }: Profile, works: readonly Work[]): Map<number, string> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const found = new Map<number, string>();
  const visit = (id: number, inherited: string) => {
    const node = byId.get(id);
    const name = node?.callFrame.functionName ?? "";
    if (name === "(idle)") return;
    const own = works.find(({ functions }) => functions.includes(name))?.title;
    const title = inherited === REST ? (own ?? REST) : inherited;
    found.set(id, title);
    for (const child of node?.children ?? []) visit(child, title);
  };
  const [root] = nodes;
  if (root) visit(root.id, REST);
  return found;
}
