import { CARD_MESSAGES } from "@visita/domain/card/card.messages";
import { IMAGE_MAX_BYTES } from "@visita/domain/card/image.rules";
import { expect, test } from "vitest";
import { fileProblem } from "./file-problem.ts";

test.each(["image/svg+xml", "application/pdf", "text/html", "video/mp4"])("refuses %s", (type) => {
  expect(fileProblem({ type, size: 10 })).toBe(CARD_MESSAGES.notAnImage);
});

test.each(["image/png", "image/jpeg", "image/webp", "image/gif", "image/heic", ""])(
  "leaves it to the decoder to read '%s'",
  (type) => {
    expect(fileProblem({ type, size: 10 })).toBeNull();
  },
);

test("allows one megabyte and not a byte more", () => {
  expect(fileProblem({ type: "image/png", size: IMAGE_MAX_BYTES })).toBeNull();
  expect(fileProblem({ type: "image/png", size: IMAGE_MAX_BYTES + 1 })).toBe(CARD_MESSAGES.imageTooLarge);
});

test("says of a large document that it is no image", () => {
  expect(fileProblem({ type: "application/pdf", size: IMAGE_MAX_BYTES * 9 })).toBe(CARD_MESSAGES.notAnImage);
});
