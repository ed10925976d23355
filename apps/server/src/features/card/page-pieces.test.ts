import { expect, test } from "vitest";
import { SharedPiece } from "../../lib/shared-piece.ts";
import { createPagePieces } from "./page-pieces.ts";

const joined = (pieces: readonly (Buffer | SharedPiece)[]) =>
  pieces.map((piece) => (piece instanceof SharedPiece ? piece.bytes : piece).toString()).join("");

test("what cards have in common is one piece for all of them, and nothing else is", () => {
  const toPieces = createPagePieces();
  const [ada, bea] = [toPieces(["Ada", { shared: "style" }]), toPieces(["Bea", { shared: "style" }])];
  expect([joined(ada), joined(bea)]).toEqual(["Adastyle", "Beastyle"]);
  expect(ada[1]).toBeInstanceOf(SharedPiece);
  expect(bea[1]).toBe(ada[1]);
  expect(joined(toPieces([{ shared: "another style" }]))).toBe("another style");
  expect(ada[0]).not.toBeInstanceOf(SharedPiece);
});
