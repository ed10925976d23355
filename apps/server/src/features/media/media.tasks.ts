import type { Task } from "../../lib/worker-task.ts";
import type { HashedImage, ImageKind } from "./prepare-image.ts";

export const prepareImageTask: Task<{ dataUrl: string; kind: ImageKind }, HashedImage, "pictures"> = {
  name: "prepare-image",
  lane: "pictures",
  load: async () => (await import("./prepare-image.ts")).prepareImage,
};
