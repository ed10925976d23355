import type { RootDb } from "../../db/database.ts";
import type { PubSub } from "../../db/pubsub.ts";
import { createImagePipeline } from "./image.service.ts";
import { createMediaReader, deleteUnusedImages, type Images, type MediaReader } from "./media.service.ts";

type Deps = { db: RootDb; pubsub: PubSub };

export type MediaContext = {
  readonly images: Images;
  readonly reader: MediaReader;
};

export function createMedia({ db, pubsub }: Deps): MediaContext {
  return {
    images: {
      ...createImagePipeline(),
      deleteUnused: (trx, hashes) => deleteUnusedImages(trx, pubsub, hashes),
    },
    reader: createMediaReader(db, pubsub),
  };
}
