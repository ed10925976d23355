import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Verdict } from "./verdict.tsx";

test("a refusal is an alert, everything else a status", () => {
  const { rerender } = render(
    <Verdict tone="no" title="This code can’t be downloaded">
      Too faint.
    </Verdict>,
  );
  expect(screen.getByRole("alert").textContent).toBe("This code can’t be downloadedToo faint.");
  for (const tone of ["ok", "warn", "busy"] as const) {
    rerender(<Verdict tone={tone} title="Read back" />);
    expect(screen.getByRole("status").textContent).toBe("Read back");
    expect(screen.queryByRole("alert")).toBeNull();
  }
});
