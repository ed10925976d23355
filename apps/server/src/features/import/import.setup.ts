import type { Config } from "../../config.ts";
import type { ImportContext } from "./import.context.ts";

type Deps = Omit<ImportContext, "publicUrl"> & { config: Pick<Config, "publicUrl"> };

export function createImports({ config, db, now, limits, cards }: Deps): ImportContext {
  return { db, now, limits, cards, publicUrl: config.publicUrl };
}
