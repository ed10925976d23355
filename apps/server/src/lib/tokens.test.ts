import { expect, test } from "vitest";
import { createRequestIds } from "./tokens.ts";

test("ids are short, fit for a header and never the same, also after many", () => {
  const next = createRequestIds();
  const ids = Array.from({ length: 5_000 }, next);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/);
});
