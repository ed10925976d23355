import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { TileSquare, TileWide } from "./tile.tsx";

describe.each([
  ["TileWide", TileWide],
  ["TileSquare", TileSquare],
] as const)("%s", (_name, Tile) => {
  test("is a link named by its label and its value", () => {
    render(<Tile icon="icon" label="Phone" value="+39 02 5550 0142" href="tel:+390255500142" />);
    const link = screen.getByRole("link", { name: "Phone +39 02 5550 0142" });
    expect(link.getAttribute("href")).toBe("tel:+390255500142");
  });

  test("is no link without an address", () => {
    render(<Tile icon="icon" label="Address" value="Via Brera 1" />);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("Via Brera 1")).toBeTruthy();
  });
});
