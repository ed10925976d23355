import { CARD_MESSAGES } from "@visita/domain/card/card.messages";
import { expect, test } from "vitest";
import { fileProblem } from "./source-picture.ts";

test.each(["application/pdf", "text/html", "video/mp4"])("refuses %s", (type) => {
  expect(fileProblem({ type }, "photo")).toBe(CARD_MESSAGES.notAnImage);
  expect(fileProblem({ type }, "logo")).toBe(CARD_MESSAGES.notAnImage);
});

test.each(["image/png", "image/jpeg", "image/webp", "image/gif", "image/heic", ""])(
  "leaves it to the decoder to read '%s'",
  (type) => {
    expect(fileProblem({ type }, "photo")).toBeNull();
  },
);

test("takes a drawing as a logo, not as a photo", () => {
  expect(fileProblem({ type: "image/svg+xml" }, "logo")).toBeNull();
  expect(fileProblem({ type: "image/svg+xml" }, "photo")).toBe(CARD_MESSAGES.notAnImage);
});
