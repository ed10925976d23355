import { join } from "node:path";
import { startProduct as startProcess } from "../harness/product.ts";
import { createTestEnvironment } from "../harness/test-environment.ts";

export type Product = { url: string; databaseFile: string; stop: () => Promise<void> };

/** The built product with a database of its own that is deleted with it. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const environment = await createTestEnvironment("SQLite");
  try {
    const { port, stop } = await startProcess({ ...environment.settings, ...settings });
    return {
      url: `http://localhost:${port}`,
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
