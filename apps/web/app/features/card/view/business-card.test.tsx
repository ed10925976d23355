import { render, screen } from "@testing-library/react";
import { roleLine } from "@visita/domain/card/role-line";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { BusinessCard } from "./business-card.tsx";
import { BusinessCardSkeleton, CardViewSkeleton } from "./card-skeletons.tsx";

const potter = roleLine("Potter", "");

test("shows the name, the role and the logo where there are such", () => {
  const { container } = render(
    <BusinessCard
      color="gold-color"
      fullname="Ada Byron"
      photo="/media/a.webp"
      role={potter}
      logo="/media/l.webp"
    />,
  );
  expect(screen.getByText("Ada Byron")).toBeTruthy();
  expect(screen.getByText("Potter")).toBeTruthy();
  expect(container.querySelectorAll("img")).toHaveLength(2);
  expect(container.querySelector("[data-kept]")).toBeNull();
});

test("a kept one has its corner turned, and initials for a photo", () => {
  const { container } = render(<BusinessCard color="gold-color" fullname="Ada Byron" photo={null} isKept />);
  expect(container.querySelector("[data-kept] > .turned-corner")).toBeTruthy();
  expect(screen.getByText("AB")).toBeTruthy();
});

test("the server's markup has no inline style", () => {
  const html = renderToString(
    <>
      <BusinessCard color="gold-color" fullname="Ada" photo="/media/a.webp" role={potter} isKept />
      <BusinessCardSkeleton />
      <CardViewSkeleton label="Loading the card" />
    </>,
  );
  expect(html).not.toContain("style=");
});
