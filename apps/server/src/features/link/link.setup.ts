import type { Config } from "../../config.ts";
import type { LinkContext } from "./link.context.ts";

type Deps = Omit<LinkContext, "publicUrl"> & { config: Pick<Config, "publicUrl"> };

export function createLinks({ config, db, now, limits, cards }: Deps): LinkContext {
  return { db, now, limits, cards, publicUrl: config.publicUrl };
}
