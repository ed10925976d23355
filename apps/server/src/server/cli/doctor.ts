/** `npm run doctor`. Ends with 1 when something is broken. */
import { environment } from "../../config/config.ts";
import { examine } from "../../doctor/doctor.ts";
import { toLine } from "../../doctor/finding.ts";
import { exitWith } from "../../lib/terminal.ts";

try {
  const findings = await examine(environment());
  process.stdout.write(`${findings.map(toLine).join("\n")}\n`);
  if (findings.some(({ outcome }) => outcome === "broken")) process.exitCode = 1;
} catch (error) {
  exitWith(error);
}
