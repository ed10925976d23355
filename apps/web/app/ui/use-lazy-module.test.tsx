import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import MESSAGES from "@visita/domain/messages/general/en";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Toaster } from "./toast.tsx";
import { useLazyOverlay } from "./use-lazy-module.ts";

type Panel = { readonly title: string };

function Harness({ load }: { load: () => Promise<Panel> }) {
  const [isOpen, onOpenChange] = useState(false);
  const panel = useLazyOverlay(load, { isOpen, onOpenChange });
  return (
    <>
      <button type="button" onClick={() => onOpenChange(true)}>
        Open
      </button>
      {panel && isOpen && <p>{panel.title}</p>}
      <Toaster />
    </>
  );
}

test("what cannot be loaded without a network is said, and the next press tries again", async () => {
  const load = vi.fn<() => Promise<Panel>>().mockRejectedValue(new TypeError("Failed to fetch"));
  render(<Harness load={load} />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(await screen.findByText(MESSAGES.networkError)).toBeTruthy();
  load.mockResolvedValue({ title: "Cancel Premium?" });
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(await screen.findByText("Cancel Premium?")).toBeTruthy();
});
