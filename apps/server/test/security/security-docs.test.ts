import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { updateSecurityDocs } from "../../src/server/cli/security-tables.ts";

test("docs/security.md names the limits that the product applies; npm run docs:security writes them", () => {
  const text = readFileSync(resolve(import.meta.dirname, "../../../../docs/security.md"), "utf8");
  expect(updateSecurityDocs(text)).toBe(text);
});
