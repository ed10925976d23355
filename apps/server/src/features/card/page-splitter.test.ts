import { expect, test } from "vitest";
import { SharedPiece } from "../../lib/shared-piece.ts";
import { createPageSplitter } from "./page-splitter.ts";

const page = (name: string, style = "a{}") => `<head>${name}<style>${style}</style></head><p>${name}</p>`;
const joined = (pieces: readonly (Buffer | SharedPiece)[]) =>
  pieces.map((piece) => (piece instanceof SharedPiece ? piece.bytes : piece).toString()).join("");

test("cards of one theme have their style in common", () => {
  const split = createPageSplitter();
  const [ada, bea] = [split(page("Ada"), "blue"), split(page("Bea"), "blue")];
  expect([joined(ada), joined(bea)]).toEqual([page("Ada"), page("Bea")]);
  expect(ada[1]).toBeInstanceOf(SharedPiece);
  expect(bea[1]).toBe(ada[1]);
});

test("a style that is another one after all is never mistaken for the known one", () => {
  const split = createPageSplitter();
  split(page("Ada"), "blue");
  for (const style of ["b{}", "a{}b{}", ""]) {
    expect(joined(split(page("Bea", style), "blue"))).toBe(page("Bea", style));
  }
});

test("a page without a style stays in one piece", () => {
  const pieces = createPageSplitter()("<p>plain</p>", "blue");
  expect(pieces).toHaveLength(1);
  expect(joined(pieces)).toBe("<p>plain</p>");
});
