import { render, screen } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { ConfirmDialog, Dialog, Drawer } from "./dialog.tsx";
import { notify, Toaster } from "./toast.tsx";

const onConfirm = vi.fn();

function Harness({ kind }: { kind: "dialog" | "confirm" | "drawer" }) {
  const [isOpen, setIsOpen] = useState(false);
  const shared = { isOpen, onOpenChange: setIsOpen };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {kind === "dialog" && (
        <Dialog {...shared} title="Share me" description="Anyone can open the card.">
          <button type="button">Copy</button>
        </Dialog>
      )}
      {kind === "drawer" && (
        <Drawer {...shared} label="Menu">
          <a href="#favorites">Favorites</a>
          <button type="button">Theme</button>
        </Drawer>
      )}
      {kind === "confirm" && (
        <ConfirmDialog
          {...shared}
          title="Cancel Premium Monthly?"
          description="Your plan runs until 3 December."
          cancelLabel="Keep my plan"
          confirmLabel="Cancel Subscription"
          onConfirm={onConfirm}
        />
      )}
      <Toaster />
    </>
  );
}

async function open(kind: "dialog" | "confirm" | "drawer") {
  render(<Harness kind={kind} />);
  const opener = screen.getByRole("button", { name: "Open" });
  await userEvent.click(opener);
  await screen.findByRole(kind === "confirm" ? "alertdialog" : "dialog");
  return opener;
}

describe.each(["dialog", "drawer"] as const)("%s", (kind) => {
  test("takes the focus, keeps it inside, and gives it back on Escape", async () => {
    const opener = await open(kind);
    const panel = screen.getByRole("dialog");
    expect(document.activeElement).toBe(panel);
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      expect(panel.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  test("closes by its close button", async () => {
    const opener = await open(kind);
    await userEvent.click(screen.getByRole("button", { name: /^Close/ }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  test("stays open when a toast above it is touched", async () => {
    await open(kind);
    notify.success("link copied");
    // Radix takes pointer events from the page behind; the toaster's style sheet, not loaded here, takes them back.
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    await user.click(await screen.findByText("link copied"));
    expect(screen.getByRole("dialog")).toBeTruthy();
  });
});

test("a dialog is named by its title and described by its text", async () => {
  await open("dialog");
  const panel = screen.getByRole("dialog", { name: "Share me" });
  expect(document.getElementById(panel.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Anyone can open the card.",
  );
});

test("a drawer closes when a link in it is chosen, not when a button is pressed", async () => {
  await open("drawer");
  await userEvent.click(screen.getByRole("button", { name: "Theme" }));
  expect(screen.getByRole("dialog", { name: "Menu" })).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Favorites" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

describe("ConfirmDialog", () => {
  test("puts the focus on the choice that changes nothing, and gives it back", async () => {
    const opener = await open("confirm");
    const keep = screen.getByRole("button", { name: "Keep my plan" });
    expect(document.activeElement).toBe(keep);
    await userEvent.click(keep);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test("asks its caller to do the work and stays open meanwhile", async () => {
    await open("confirm");
    await userEvent.click(screen.getByRole("button", { name: "Cancel Subscription" }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(screen.getByRole("alertdialog", { name: "Cancel Premium Monthly?" })).toBeTruthy();
  });

  test("closes on Escape", async () => {
    const opener = await open("confirm");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
});
