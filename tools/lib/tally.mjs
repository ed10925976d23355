import { endProgress, seconds } from "./progress.mjs";

/** Adds up what the parts of a test run report: { passed, failed, skipped, outcome, names of failures }. */
export function createTally(print = printBelowProgress) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const notes = [];

  return {
    async part(title, work) {
      print(`\n== ${title}`);
      const started = performance.now();
      const { passed = 0, failed = 0, skipped = 0, outcome = "ok", names = [] } = await work();
      notes.push(...names.map((name) => `Failed: ${name}`));
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
      print(`== ${title}: ${failed ? "FAILED" : outcome}, ${seconds(performance.now() - started)}`);
      return failed === 0;
    },
    /** Records a part that cannot run here; on CI, where everything must run, it counts as a failure. */
    missing(part, reason, isFailure) {
      notes.push(`${isFailure ? "Missing" : "Skipped"}: ${part} (${reason})`);
      total[isFailure ? "failed" : "skipped"] += 1;
    },
    finish() {
      print("");
      for (const note of notes) print(note);
      const { passed, failed, skipped } = total;
      print(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
      return failed === 0 ? 0 : 1;
    },
  };
}

/** Parts may run beside another that shows its progress. */
function printBelowProgress(line) {
  endProgress();
  console.log(line);
}

/** A runner that failed without a failed test (a crash, a timeout, an error between tests) counts as one failure. */
function withExitCode(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

export function countVitest(report, code) {
  if (!report) return { failed: 1 };
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    names: report.testResults.flatMap(failuresIn),
  };
  return withExitCode(counts, code);
}

/** A file without a failed test of its own did not load. */
function failuresIn({ name: file, status, assertionResults }) {
  if (status !== "failed") return [];
  const failed = assertionResults.filter((test) => test.status === "failed");
  return failed.length ? failed.map(({ fullName }) => `${fullName} (${file})`) : [file];
}

export function countPlaywright(report, code) {
  if (!report) return { failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const counts = withExitCode({ passed: expected + flaky, failed: unexpected, skipped }, code);
  // Flaky tests that passed on retry are printed by name.
  return flaky && !counts.failed ? { ...counts, outcome: `ok, ${flaky} on the second try` } : counts;
}
