import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Product } from "../harness/product.ts";
import type { TestEnvironment } from "../harness/test-environment.ts";
import { withProduct } from "./environment.ts";

/** V8's .cpuprofile format; times in microseconds. */
type Profile = {
  nodes: { id: number; callFrame: { functionName: string }; children?: number[] }[];
  startTime: number;
  samples: number[];
  timeDeltas: number[];
};

/** A sample belongs to the category of the outermost function on its stack that a category names. */
export type Category = { readonly title: string; readonly functions: readonly string[] };

export type Share = { readonly title: string; readonly share: number };

const OTHER = "other";

/**
 * Runs the product with V8's CPU profiler and returns the shares of its main thread's busy time by category. `prepare` warms up
 * and is not counted.
 */
export async function profileCpu(
  environment: TestEnvironment,
  categories: readonly Category[],
  { prepare, use }: Record<"prepare" | "use", (product: Product) => Promise<unknown>>,
): Promise<Share[]> {
  const folder = join(environment.folder, "profile");
  const nodeOptions = ["--cpu-prof", `--cpu-prof-dir=${folder}`, "--cpu-prof-interval=250"];
  const window = await withProduct(
    environment,
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
  return shares(JSON.parse(readFileSync(join(folder, file), "utf8")), categories, window);
}

/** The profiler's monotonic clock, which all processes share, in microseconds. */
function now(): number {
  return Number(process.hrtime.bigint() / 1000n);
}

function shares(
  profile: Profile,
  categories: readonly Category[],
  window: { from: number; to: number },
): Share[] {
  const titleOf = titles(profile, categories);
  const timeByTitle = new Map<string, number>();
  let time = profile.startTime;
  let busy = 0;
  for (const [at, node] of profile.samples.entries()) {
    const delta = profile.timeDeltas[at] ?? 0;
    time += delta;
    const title = titleOf.get(node);
    if (time < window.from || time > window.to || title === undefined) continue;
    timeByTitle.set(title, (timeByTitle.get(title) ?? 0) + delta);
    busy += delta;
  }
  return [...categories.map(({ title }) => title), OTHER].map((title) => ({
    title,
    share: (timeByTitle.get(title) ?? 0) / busy,
  }));
}

/** The category of each node; idle ones have none. */
function titles({ nodes }: Profile, categories: readonly Category[]): Map<number, string> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const found = new Map<number, string>();
  const visit = (id: number, inherited: string) => {
    const node = byId.get(id);
    const name = node?.callFrame.functionName ?? "";
    if (name === "(idle)") return;
    const own = categories.find(({ functions }) => functions.includes(name))?.title;
    const title = inherited === OTHER ? (own ?? OTHER) : inherited;
    found.set(id, title);
    for (const child of node?.children ?? []) visit(child, title);
  };
  const [root] = nodes;
  if (root) visit(root.id, OTHER);
  return found;
}
