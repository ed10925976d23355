import { join } from "node:path";
import { startProduct as startProcess } from "../tools/harness/product.ts";
import { createTestEnvironment, type TestEnvironment } from "../tools/harness/test-environment.ts";

export type Product = {
  url: string;
  target: TestEnvironment["target"];
  /** Of SQLite. */
  databaseFile: string;
  /** Of the local mailbox, as the terminal shows it. */
  mailboxUrl: () => Promise<string>;
  stop: () => Promise<void>;
};

const EVEN_PRIORITY = new URL("even-priority.mjs", import.meta.url).href;

const running = new Map<string, Product>();

/** The product that a page is of; on a page that has not been anywhere, the one that was started last. */
export function productOf(pageUrl: string): Product {
  const product = running.get(new URL(pageUrl).origin) ?? [...running.values()].at(-1);
  if (!product) throw new Error("No product is running.");
  return product;
}

/** The built product with a database of its own that is deleted with it. */
export async function startProduct(
  settings: Record<string, string> = {},
  kind: TestEnvironment["kind"] = "SQLite",
): Promise<Product> {
  const environment = await createTestEnvironment(kind);
  try {
    const { port, stop, mailboxUrl } = await startProcess(
      { ...environment.settings, ...settings },
      { nodeOptions: ["--import", EVEN_PRIORITY] },
    );
    const url = `http://localhost:${port}`;
    const product: Product = {
      url,
      mailboxUrl,
      target: environment.target,
      databaseFile: join(environment.folder, "visita.db"),
      async stop() {
        running.delete(url);
        await stop();
        await environment.remove();
      },
    };
    running.set(url, product);
    return product;
  } catch (error) {
    await environment.remove();
    throw error;
  }
}
