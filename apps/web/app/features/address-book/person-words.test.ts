import { expect, test } from "vitest";
import { countedPeople, metAtLength, metWords } from "./person-words.ts";

const addedAt = new Date(new Date().getFullYear(), 3, 12, 16, 40).getTime();

test("says where and when one met, without a break inside the day", () => {
  expect(metWords({ met: "Salone del Mobile", addedAt, origin: "left" })).toEqual({
    where: "Salone del Mobile",
    when: "12\u00a0April",
  });
  expect(metAtLength({ met: "Salone del Mobile", addedAt, origin: "left" })).toBe(
    "Salone del Mobile · 12\u00a0April,\u00a016:40",
  );
});

test("says how somebody came where it is not known where one met", () => {
  expect(metWords({ met: "", addedAt, origin: "left" })).toEqual({
    where: "On your card",
    when: "12\u00a0April",
  });
  expect(metWords({ met: "", addedAt, origin: "added" })).toEqual({
    where: "Added by hand",
    when: "12\u00a0April",
  });
  expect(metWords({ met: "", addedAt, origin: "imported" })).toEqual({
    where: "Imported",
    when: "12\u00a0April",
  });
});

test("counts people", () => {
  expect([0, 1, 2, 10_000].map(countedPeople)).toEqual([
    "0 contacts",
    "1 contact",
    "2 contacts",
    "10,000 contacts",
  ]);
});
