import type { SharpConstructor } from "sharp";

let loading: Promise<SharpConstructor> | undefined;

/** Loaded with the first image: the native library would add 0.1 s to every start. */
export function loadSharp(): Promise<SharpConstructor> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    // Every image is processed once, so a cache would only hold memory.
    sharp.cache(false);
    // One thread for each image: the pipeline limits the concurrency.
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}

/** Loaded with the first passkey: it would add 0.3 s and 25 MB to every start. */
export function loadWebAuthn() {
  return import("@simplewebauthn/server");
}

/** Loaded with the first sign-in of a company. */
export function loadOpenIdClient() {
  return import("openid-client");
}
