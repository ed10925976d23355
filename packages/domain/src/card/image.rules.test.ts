import { expect, test } from "vitest";
import { CARD_MESSAGES as TEXT } from "./card.messages.ts";
import { IMAGE_MAX_BYTES, imageHash, imageProblem, imageUrl } from "./image.rules.ts";

const HASH = "0123456789abcdef".repeat(4);

test.each(["png", "jpeg", "webp", "gif"])("a data URL of %s will do", (type) => {
  expect(imageProblem(`data:image/${type};base64,AAAA`)).toBeNull();
});

test.each([
  "",
  "javascript:alert(1)",
  "data:image/svg+xml;base64,AAAA",
  "data:text/html;base64,AAAA",
  "data:image/png,AAAA",
  " data:image/png;base64,AAAA",
  "https://evil.example/a.png",
  `/media/${HASH}.svg`,
  `/media/${HASH}.webp?x`,
  `//evil.example/media/${HASH}.webp`,
  "/media/../secret.webp",
])("%j is no image", (image) => {
  expect(imageProblem(image)).toBe(TEXT.notAnImage);
});

test("one megabyte is the limit", () => {
  const ofBytes = (bytes: number) => `data:image/png;base64,${"A".repeat(Math.ceil(bytes / 3) * 4)}`;
  expect(imageProblem(ofBytes(IMAGE_MAX_BYTES))).toBeNull();
  expect(imageProblem(ofBytes(IMAGE_MAX_BYTES + 3))).toBe(TEXT.imageTooLarge);
});

test("an address of ours is known by its hash", () => {
  expect(imageProblem(imageUrl(HASH))).toBeNull();
  expect(imageHash(imageUrl(HASH))).toBe(HASH);
  expect(imageHash("/media/x.webp")).toBeNull();
});
