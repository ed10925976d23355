import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { CardCover } from "./card-cover.tsx";

test.each([
  ["gold-color", "gold-color"],
  ["", "blue-color-one"],
  ["no-such-color", "blue-color-one"],
])("a card that stores %j is painted as %s", (stored, painted) => {
  const { container } = render(<CardCover theme={stored} />);
  expect(container.querySelector("[data-card]")?.getAttribute("data-card")).toBe(painted);
});
