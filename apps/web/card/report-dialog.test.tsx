import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { reportForm } from "@visita/domain/messages/report-form";
import { beforeAll, expect, test, vi } from "vitest";
import { ReportDialog } from "./report-dialog.tsx";

beforeAll(async () => void (await reportForm.load("en")));

function open() {
  const fetcher = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("{}"));
  render(<ReportDialog cardid="card-1" fullname="Giulia Ferrante" />);
  return fetcher;
}

test("asks what is wrong before it sends anything", () => {
  const fetcher = open();
  fireEvent.submit(document.querySelector("form") as HTMLFormElement);
  expect(screen.getByRole("alert", { hidden: true }).textContent).toBe("Please choose what is wrong.");
  expect(fetcher).not.toHaveBeenCalled();
});

test("sends reason, text and address, and says thank you", async () => {
  const fetcher = open();
  fireEvent.click(screen.getByLabelText("Fraud"));
  const form = document.querySelector("form") as HTMLFormElement;
  fireEvent.change(form.elements.namedItem("text") as HTMLTextAreaElement, {
    target: { value: "=cmd|' /C calc'!A0" },
  });
  fireEvent.submit(form);
  await waitFor(() => expect(screen.getByText("Thank you")).toBeTruthy());
  expect(JSON.parse(String(fetcher.mock.calls[0]?.[1]?.body))).toEqual({
    cardid: "card-1",
    reason: "fraud",
    text: "=cmd|' /C calc'!A0",
    email: "",
  });
});
