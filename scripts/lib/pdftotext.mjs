import { installDebianPackage } from "./apt.mjs";
import { findProgram } from "./programs.mjs";

/** Reads printed cards. Returns why it is not available, if it is not. */
export async function providePdftotext(step) {
  if (!findProgram(["pdftotext"])) await installDebianPackage("poppler-utils", step);
  return findProgram(["pdftotext"]) ? {} : { missing: "pdftotext is not installed and could not be had" };
}
