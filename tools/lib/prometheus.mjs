import { installDebianPackage } from "./apt.mjs";
import { findProgram } from "./programs.mjs";

const PROGRAMS = ["prometheus", "promtool"];

/** Loads the alerts that operators load. Returns why it is not available, if it is not. */
export async function providePrometheus(step) {
  const isThere = () => PROGRAMS.every((program) => findProgram([program]));
  if (!isThere()) await installDebianPackage("prometheus", step);
  return isThere() ? {} : { missing: "Prometheus is not installed and could not be had" };
}
