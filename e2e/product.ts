import { join } from "node:path";
import { startProduct as startProcess } from "../harness/product.ts";
import { createTestEnvironment, type TestEnvironment } from "../harness/test-environment.ts";

export type Product = {
  url: string;
  target: TestEnvironment["target"];
  /** Of SQLite. */
  databaseFile: string;
  stop: () => Promise<void>;
};

/** The built product with a database of its own that is deleted with it. */
export async function startProduct(
  settings: Record<string, string> = {},
  kind: TestEnvironment["kind"] = "SQLite",
): Promise<Product> {
  const environment = await createTestEnvironment(kind);
  try {
    const { port, stop } = await startProcess({ ...environment.settings, ...settings });
    return {
      url: `http://localhost:${port}`,
      target: environment.target,
      databaseFile: join(environment.folder, "visita.db"),
      async stop() {
        await stop();
        await environment.remove();
      },
    };
  } catch (error) {
    await environment.remove();
    throw error;
  }
}
