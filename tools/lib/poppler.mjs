import { installDebianPackage } from "./apt.mjs";
import { findProgram } from "./programs.mjs";

const PROGRAMS = ["pdftotext", "pdfinfo", "pdffonts", "pdftoppm"];

/** Reads printed cards. Returns why it is not available, if it is not. */
export async function providePoppler(step) {
  const isThere = () => PROGRAMS.every((program) => findProgram([program]));
  if (!isThere()) await installDebianPackage("poppler-utils", step);
  return isThere() ? {} : { missing: "poppler-utils is not installed and could not be had" };
}
