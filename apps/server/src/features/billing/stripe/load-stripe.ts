import { createRequire } from "node:module";
import type StripeSdk from "stripe";

const require = createRequire(import.meta.url);

/** Loaded when the first payment is about to be made or told of: most starts are spared its weight. */
export function loadStripe(): typeof StripeSdk {
  return require("stripe");
}
