import { expect, test } from "vitest";
import { COPIES, copyOf, PEOPLE_FILES } from "../../../../tools/harness/hostile-files.ts";
import { readPeopleFile } from "../../src/features/address-book/read-people-file.ts";
import { readCopy } from "../../src/features/import/read-copy.ts";
import { countSteps } from "../count-steps.ts";

/** Ten times the file may take so many times the steps. */
const MAX_GROWTH = 12;
const SMALL = 400;
/** However small the pieces of a file are. */
const MAX_STEPS_PER_BYTE = 40;
const FILES = [
  "vcard-lines.ts",
  "vcard-parser.ts",
  "imported-person.ts",
  "import-columns.ts",
  "read-people-file.ts",
  "create-decoder.ts",
  "csv.ts",
  "json-limits.ts",
  "read-copy.ts",
  "read-zip.ts",
];

for (const [shape, make] of Object.entries(PEOPLE_FILES)) {
  test(`ten times as much of a file with people takes some ten times as long to read: ${shape}`, async () => {
    const { growth, steps } = await growthOf((count) => {
      const bytes = Buffer.from(make(count), "latin1");
      return () => readPeopleFile({ bytes });
    });
    expect(growth).toBeLessThanOrEqual(MAX_GROWTH);
    expect(steps / make(SMALL * 10).length).toBeLessThan(MAX_STEPS_PER_BYTE);
  });
}

for (const [shape, make] of Object.entries(COPIES)) {
  test(`ten times as much of a copy takes some ten times as long to read: ${shape}`, async () => {
    const { growth } = await growthOf(async (count) => {
      const bytes = await copyOf(make(count));
      return () => readCopy(bytes);
    });
    expect(growth).toBeLessThanOrEqual(MAX_GROWTH);
  });
}

async function growthOf(
  prepare: (count: number) => (() => unknown) | Promise<() => unknown>,
): Promise<{ growth: number; steps: number }> {
  const counts: number[] = [];
  for (const count of [SMALL, SMALL * 10]) {
    const read = await prepare(count);
    counts.push(
      // What is refused is read as well.
      await countSteps(FILES, async () => {
        await (async () => read())().catch(() => {});
      }),
    );
  }
  const [small = 0, large = 0] = counts;
  return { growth: large / small, steps: large };
}
