import type { AppContext } from "../../core/app-context.ts";
import type { Feature } from "../../core/feature.ts";
import { createImagePipeline } from "./image.service.ts";
import { mediaRoutes } from "./media.routes.ts";
import {
  collectMedia,
  createMediaReader,
  deleteUnusedImages,
  type Images,
  type MediaReader,
  type PictureAccess,
} from "./media.service.ts";
import { removeObjects, uploadObjects } from "./objects/image-objects.service.ts";
import { createObjectStore, type ObjectStore } from "./objects/object-store.service.ts";

declare module "../../core/app-context.ts" {
  interface AppContext {
    readonly images: Images;
    readonly media: MediaReader;
    /** Null when pictures are in the database. */
    readonly objectStore: ObjectStore | null;
    /** Who may see a picture; handed in by whoever shows pictures. */
    readonly pictureAccess: PictureAccess;
  }
}

export const mediaFeature: Feature = {
  name: "media",
  create({ config, db, pubsub, replicas, now, log }) {
    const objects = config.media && createObjectStore({ settings: config.media, now, log });
    const pipeline =
      objects && config.media?.store === "s3"
        ? createImagePipeline((image) => uploadObjects(db, objects, image, now()))
        : createImagePipeline();
    return {
      images: {
        ...pipeline,
        deleteUnused: (trx, hashes) => deleteUnusedImages(trx, pubsub, hashes, now()),
      },
      media: createMediaReader({ db, pubsub, replicas, objects }),
      objectStore: objects,
    };
  },
  routes: { files: [mediaRoutes] },
  jobs: () => [
    {
      name: "image collection",
      everyMs: 60 * 60_000,
      // For instances that never run for an hour.
      atStart: true,
      failure: "deleting unused images failed; it runs again in an hour",
      run: ({ db, now }) => collectMedia(db, now()),
    },
    {
      name: "object removal",
      everyMs: 60_000,
      failure: "deleting unused pictures from the object store failed; it runs again in a minute",
      run: removeUnusedObjects,
    },
  ],
};

/** Deletes objects that no picture refers to any more. */
export async function removeUnusedObjects({ db, objectStore, now }: AppContext): Promise<void> {
  if (objectStore) await removeObjects(db, objectStore, now());
}
