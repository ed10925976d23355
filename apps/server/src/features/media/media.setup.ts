import type { RootDb } from "../../db/database.ts";
import { createImagePipeline, type ImagePipeline } from "./image.service.ts";
import { createMediaReader, type MediaReader } from "./media.service.ts";

type Deps = { db: RootDb };

export type MediaContext = {
  readonly images: ImagePipeline;
  readonly reader: MediaReader;
};

export function createMedia({ db }: Deps): MediaContext {
  return { images: createImagePipeline(), reader: createMediaReader(db) };
}
