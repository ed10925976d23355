import type { SharpConstructor } from "sharp";

let loading: Promise<SharpConstructor> | undefined;

/** Loaded with the first picture: the native library would add a tenth of a second to every start. */
export function loadSharp(): Promise<SharpConstructor> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    // Every picture is seen once, so remembering operations would only hold memory.
    sharp.cache(false);
    // One thread for each picture: how many are worked on at once is for the pipeline to say.
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}
