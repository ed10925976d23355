import { expect, test } from "vitest";
import { FIRST_QR_OPTIONS } from "./qr-options.ts";
import { wayOut } from "./way-out.ts";

const refused = (reason: "contrast" | "density" | "unreadable") => ({ verdict: "refused" as const, reason });

test("out of a faint colour leads the next darker one", () => {
  const way = wayOut(refused("contrast"), { ...FIRST_QR_OPTIONS, color: "base" }, "gold-color");
  expect(way?.label).toMatch(/^Use Deep gold leaf, \d\.\d to 1$/);
  expect(way?.change).toEqual({ color: "theme" });
});

test("out of a dense code lead an empty middle, then the address", () => {
  const dense = { ...FIRST_QR_OPTIONS, content: "contact", center: "logo" } as const;
  expect(wayOut(refused("density"), dense, "gold-color")?.change).toEqual({ center: "none" });
  expect(wayOut(refused("density"), { ...dense, center: "none" }, "gold-color")?.change).toEqual({
    content: "address",
  });
});

test("a code that was read needs none, and a plain black one has none", () => {
  expect(wayOut({ verdict: "good", reason: null }, FIRST_QR_OPTIONS, "gold-color")).toBeUndefined();
  expect(wayOut(refused("unreadable"), FIRST_QR_OPTIONS, "gold-color")).toBeUndefined();
});
