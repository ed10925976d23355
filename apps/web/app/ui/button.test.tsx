import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

describe("Button", () => {
  test("is no submit button unless it is asked to be", () => {
    render(<Button>Share</Button>);
    expect(screen.getByRole("button", { name: "Share" }).getAttribute("type")).toBe("button");
  });

  test("says that it is busy and by what, and ignores clicks", async () => {
    const onClick = vi.fn();
    render(
      <Button isBusy busyLabel="Sending..." onClick={onClick}>
        Send
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Sending..." });
    await userEvent.click(button);
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(onClick).not.toHaveBeenCalled();
  });

  test("keeps the focus of whoever pressed it while it is busy", async () => {
    const { rerender } = render(<Button isBusy={false}>Send</Button>);
    await userEvent.click(screen.getByRole("button"));
    rerender(<Button isBusy>Send</Button>);
    expect(document.activeElement).toBe(screen.getByRole("button"));
  });

  test("keeps both labels in the page, so that its width stays, and names only one", () => {
    const { rerender } = render(
      <Button isBusy={false} busyLabel="Sending...">
        Send
      </Button>,
    );
    expect(screen.getByRole("button", { name: "Send" }).textContent).toBe("SendSending...");
    rerender(
      <Button isBusy busyLabel="Sending...">
        Send
      </Button>,
    );
    expect(screen.getByRole("button", { name: "Sending..." }).textContent).toBe("SendSending...");
  });

  test("does not submit its form a second time while busy", async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Email" />
        <Button type="submit" isBusy busyLabel="Sending...">
          Send
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText("Email"), "a{Enter}");
    await userEvent.click(screen.getByRole("button"));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
