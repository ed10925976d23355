import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Giulia Ferrante", "GF"],
  ["giulia ferrante", "GF"],
  ["Cher", "C"],
  ["Ludwig van der Rohe", "LR"],
  ["  Tomás   Rivera ", "TR"],
  ["Élodie Ångström", "ÉÅ"],
  ["E\u0301lodie Bu", "E\u0301B"],
  ["Мария Кюри", "МК"],
  ["(Ana) “Bo”", "AB"],
  ["محمد علي", "م"],
  ["王小明", "王"],
  ["山田 太郎", "山"],
  ["김민수", "김"],
  ["김민수 Kim", "김"],
  ["Ana 小明", "A"],
  ["50 Cent", "5"],
  ["🦊", ""],
  ["", ""],
])("of %j are %j", (fullname, expected) => {
  expect(initials(fullname)).toBe(expected);
});
