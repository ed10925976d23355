import { expect, test } from "vitest";
import { checkInvited, readInvitedList } from "./invited-rows.ts";

const read = (text: string) => readInvitedList(text).map(({ row, name, email }) => [row, name, email]);

test("a list is read in the usual forms", () => {
  const text = [
    "Kwame Asante <Kwame@officinabrera.example>",
    '"Ferrante, Giulia" <giulia@officinabrera.example>',
    "noor@officinabrera.example",
    "",
    "Luca Moretti, luca@officinabrera.example",
    "Jörg Weiß\tjoerg@officinabrera.example\tDesigner",
    "Ana Paz ana@officinabrera.example",
    "<mailto:ida@officinabrera.example>",
  ].join("\n");
  expect(read(text)).toEqual([
    [1, "Kwame Asante", "kwame@officinabrera.example"],
    [2, "Ferrante, Giulia", "giulia@officinabrera.example"],
    [3, "", "noor@officinabrera.example"],
    [5, "Luca Moretti", "luca@officinabrera.example"],
    [6, "Jörg Weiß", "joerg@officinabrera.example"],
    [7, "Ana Paz", "ana@officinabrera.example"],
    [8, "", "ida@officinabrera.example"],
  ]);
  expect(readInvitedList(text)[4]?.occupation).toBe("Designer");
});

test("people whom a mail program puts into one line are several", () => {
  expect(read("Ada One <ada@one.example>, Ben Two <ben@two.example>;<cy@three.example>")).toEqual([
    [1, "Ada One", "ada@one.example"],
    [2, "Ben Two", "ben@two.example"],
    [3, "", "cy@three.example"],
  ]);
});

test("who cannot be invited is named with the line and the reason, and the others can", () => {
  const rows = readInvitedList(
    [
      "Kwame Asante <kwame@officinabrera.example>",
      "Joerg <joerg@officinabrera>",
      "Kwame Again <kwame@officinabrera.example>",
      "Noor <noor@officinabrera.example>",
      "luca.moretti@officinabrera.example",
      `${"x".repeat(81)} <long@officinabrera.example>`,
    ].join("\n"),
  );
  const { invited, leftOut } = checkInvited(rows, new Set(["noor@officinabrera.example"]));
  expect(invited.map(({ name, isFromEmail }) => [name, isFromEmail])).toEqual([
    ["Kwame Asante", false],
    ["Luca Moretti", true],
  ]);
  expect(leftOut.map(({ row, problem }) => [row, problem])).toEqual([
    [2, "noEmail"],
    [3, "repeated"],
    [4, "here"],
    [6, "tooLong"],
  ]);
});
