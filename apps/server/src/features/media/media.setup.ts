import type { Config } from "../../config.ts";
import type { RootDb } from "../../db/database.ts";
import type { PubSub } from "../../db/pubsub.ts";
import type { Replicas } from "../../db/replicas.ts";
import { createImagePipeline } from "./image.service.ts";
import { createMediaReader, deleteUnusedImages, type Images, type MediaReader } from "./media.service.ts";
import { removeObjects, uploadObjects } from "./objects/image-objects.service.ts";
import { createObjectStore, type ObjectStore } from "./objects/object-store.service.ts";

type Deps = {
  config: Pick<Config, "media">;
  db: RootDb;
  pubsub: PubSub;
  replicas: Replicas;
  now: () => number;
  log: { warn(fields: object, text: string): void };
};

export type MediaContext = {
  readonly images: Images;
  readonly reader: MediaReader;
  /** Null when pictures are in the database. */
  readonly objects: ObjectStore | null;
  /** Deletes objects that no picture refers to any more. */
  removeObjects(): Promise<void>;
};

export function createMedia({ config, db, pubsub, replicas, now, log }: Deps): MediaContext {
  const settings = config.media;
  const objects = settings && createObjectStore({ settings, now, log });
  const pipeline =
    objects && settings?.store === "s3"
      ? createImagePipeline((image) => uploadObjects(db, objects, image, now()))
      : createImagePipeline();
  return {
    images: {
      ...pipeline,
      deleteUnused: (trx, hashes) => deleteUnusedImages(trx, pubsub, hashes, now()),
    },
    reader: createMediaReader({ db, pubsub, replicas, objects }),
    objects,
    removeObjects: async () => {
      if (objects) await removeObjects(db, objects, now());
    },
  };
}
