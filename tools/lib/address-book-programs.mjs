import { installDebianPackage } from "./apt.mjs";
import { findProgram } from "./programs.mjs";

const PROGRAMS = ["vdirsyncer", "khard"];

/** Keep an address book in step and edit it. Returns why they are not available, if they are not. */
export async function provideAddressBookPrograms(step) {
  for (const program of PROGRAMS) {
    if (!findProgram([program])) await installDebianPackage(program, step);
  }
  const isThere = PROGRAMS.every((program) => findProgram([program]));
  return isThere ? {} : { missing: "vdirsyncer and khard are not installed and could not be had" };
}
