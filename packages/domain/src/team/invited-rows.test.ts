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
    "Ferrante, Giulia\tgiulia2@officinabrera.example\tPress, Archive",
    "<mailto:ida@officinabrera.example>",
  ].join("\n");
  expect(read(text)).toEqual([
    [1, "Kwame Asante", "kwame@officinabrera.example"],
    [2, "Ferrante, Giulia", "giulia@officinabrera.example"],
    [3, "", "noor@officinabrera.example"],
    [5, "Luca Moretti", "luca@officinabrera.example"],
    [6, "Jörg Weiß", "joerg@officinabrera.example"],
    [7, "Ana Paz", "ana@officinabrera.example"],
    [8, "Ferrante, Giulia", "giulia2@officinabrera.example"],
    [9, "", "ida@officinabrera.example"],
  ]);
  expect(readInvitedList(text)[4]?.occupation).toBe("Designer");
  expect(readInvitedList(text)[6]?.occupation).toBe("Press, Archive");
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
      "Petra <petra@lindqvist.example>",
    ].join("\n"),
  );
  const here = new Set(["noor@officinabrera.example"]);
  const { invited, leftOut } = checkInvited(rows, here, "@officinabrera.example");
  expect(invited.map(({ name, isFromEmail }) => [name, isFromEmail])).toEqual([
    ["Kwame Asante", false],
    ["Luca Moretti", true],
  ]);
  expect(leftOut.map(({ row, value, problem }) => [row, value, problem])).toEqual([
    [2, "joerg@officinabrera", "noEmail"],
    [3, "kwame@officinabrera.example", "repeated"],
    [4, "noor@officinabrera.example", "here"],
    [6, "", "tooLong"],
    [7, "petra@lindqvist.example", "ending"],
  ]);
});
