import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { ReorderList } from "./reorder-list.tsx";

const onDrop = vi.fn();

function Fruits() {
  const [items, setItems] = useState(["apple", "pear", "plum"].map((key) => ({ key, name: key })));
  return (
    <ReorderList
      label="Fruits"
      items={items}
      onReorder={(order) => setItems([...order])}
      onDrop={(order) => onDrop(order.map(({ key }) => key))}
      placeOf={({ name }, place, count) => `${name}, position ${place} of ${count}`}
    >
      {({ name }) => <b>{name}</b>}
    </ReorderList>
  );
}

function open() {
  onDrop.mockClear();
  render(<Fruits />);
}

const order = () => screen.getAllByRole("listitem").map((row) => row.querySelector("b")?.textContent);
const grip = (name: string) => screen.getByRole("button", { name: new RegExp(`^Move ${name}, position`) });
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

test("moves a row with its arrows, tells where it is, and keeps the focus", () => {
  open();
  const down = screen.getByRole("button", { name: "Move apple down" });
  down.focus();
  fireEvent.click(down);
  expect(order()).toEqual(["pear", "apple", "plum"]);
  expect(screen.getByRole("status").textContent).toBe("apple, position 2 of 3");
  expect(onDrop).toHaveBeenCalledWith(["pear", "apple", "plum"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move apple down" }));
  fireEvent.click(screen.getByRole("button", { name: "Move apple down" }));
  fireEvent.click(screen.getByRole("button", { name: "Move apple down" }));
  expect(order()).toEqual(["pear", "plum", "apple"]);
  expect(onDrop).toHaveBeenCalledTimes(2);
});

test("lifts a row with Space, moves it with arrows, and drops it with Space", () => {
  open();
  grip("plum").focus();
  press(" ");
  expect(grip("plum").getAttribute("aria-pressed")).toBe("true");
  press("ArrowUp");
  press("ArrowUp");
  press("ArrowUp");
  expect(order()).toEqual(["plum", "apple", "pear"]);
  expect(document.activeElement).toBe(grip("plum"));
  expect(onDrop).not.toHaveBeenCalled();
  press(" ");
  expect(onDrop).toHaveBeenCalledExactlyOnceWith(["plum", "apple", "pear"]);
  press("ArrowDown");
  expect(order()).toEqual(["plum", "apple", "pear"]);
});

test("puts a lifted row back with Escape", () => {
  open();
  grip("apple").focus();
  press(" ");
  press("ArrowDown");
  press("Escape");
  expect(order()).toEqual(["apple", "pear", "plum"]);
  expect(screen.getByRole("status").textContent).toBe("apple, position 1 of 3");
  expect(onDrop).not.toHaveBeenCalled();
});
