import { act, cleanup, screen, waitFor } from "@testing-library/react";
import type { FontProblem } from "@visita/domain/kit/kit.contract";
import { expect, test } from "vitest";
import { errorResponse } from "../../../../test/error-response.ts";
import {
  type Answers,
  FREE_KIT,
  fileAnswer,
  kitLoaded,
  openKit,
  PREMIUM_KIT,
  TWO_SIDED_KIT,
} from "../../../../test/open-kit.tsx";

const FILES: Answers = {
  "GET /api/kit/c1/print.svg": () => fileAnswer("image/svg+xml"),
  "GET /api/kit/c1/print.pdf": () => fileAnswer("application/pdf", "x".repeat(2_048)),
};

const press = (element: HTMLElement) => act(async () => element.click());
const radio = (name: string) => screen.getByRole("radio", { name });

async function open(kit = PREMIUM_KIT, answers = FILES) {
  const opened = openKit("/cards/c1/kit/print", kit, answers);
  await kitLoaded("Print");
  return opened;
}

test("shows both sides and downloads the PDF of the chosen size", async () => {
  const { saved, asked } = await open();
  expect(await screen.findByRole("img", { name: "Front of the printed card" })).toBeTruthy();
  expect(await screen.findByRole("img", { name: "Back of the printed card" })).toBeTruthy();
  await press(radio("3.5 x 2 in"));
  await waitFor(() => expect(asked).toContain("GET /api/kit/c1/print.svg?format=card-us&side=back"));
  await press(await screen.findByRole("button", { name: "Download PDF" }));
  await waitFor(() => expect(saved).toEqual(["giulia-card-us.pdf"]));
  expect(screen.getByText(/^PDF, 2\.0 KB\. Fonts inside, code and lines/)).toBeTruthy();
});

test("the card can be seen as it is cut", async () => {
  await open();
  const marks = await screen.findByRole("switch", { name: "Show bleed and marks" });
  expect(screen.getByText("85 x 55 mm, 3 mm bleed")).toBeTruthy();
  await press(marks);
  expect(screen.queryByText("85 x 55 mm, 3 mm bleed")).toBeNull();
});

test("a sheet of ten has its own paper, sides and steps", async () => {
  const { saved, asked } = await open();
  await press(radio("Your printer"));
  expect(screen.getByText("Print at 100 %, not “fit to page”.")).toBeTruthy();
  await press(radio("Letter"));
  await press(screen.getByRole("button", { name: "Back" }));
  await waitFor(() => expect(asked).toContain("GET /api/kit/c1/print.svg?format=sheet-letter&side=back"));
  expect(await screen.findByRole("img", { name: "Sheet with ten cards, back" })).toBeTruthy();
  await press(await screen.findByRole("button", { name: "Download PDF" }));
  await waitFor(() => expect(saved).toEqual(["giulia-sheet-letter.pdf"]));
});

test("a card with two sides has one in each language, unless one is wanted", async () => {
  const { saved, asked } = await open(TWO_SIDED_KIT);
  await screen.findByRole("img", { name: "Back of the printed card" });
  expect(asked).toContain("GET /api/kit/c1/print.svg?format=card-eu&sides=each&side=back");
  expect(screen.getByText("日本語, then English")).toBeTruthy();
  expect(screen.getByText(/^Front(,|$)/).textContent).toBe("Front, 日本語");
  expect(screen.getByText(/^Back(,|$)/).textContent).toBe("Back, English");
  await press(screen.getByRole("button", { name: "Download PDF" }));
  await waitFor(() => expect(saved).toEqual(["giulia-card-eu.pdf"]));
  expect(asked).toContain("GET /api/kit/c1/print.pdf?format=card-eu&sides=each");
  expect(screen.getByText(/^PDF, 2\.0 KB\. Fonts for both languages inside/)).toBeTruthy();

  await press(radio("One language"));
  await waitFor(() => expect(asked).toContain("GET /api/kit/c1/print.svg?format=card-eu&side=back"));
  expect(screen.getByText(/^Back(,|$)/).textContent).toBe("Back");
  expect(screen.getByText(/^PDF\. Fonts inside/)).toBeTruthy();
  await press(radio("One in each"));
  await press(radio("Your printer"));
  await waitFor(() =>
    expect(asked).toContain("GET /api/kit/c1/print.svg?format=sheet-a4&sides=each&side=front"),
  );
});

test("without a code it speaks of the address", async () => {
  await open(FREE_KIT);
  expect(screen.getByText("With your link")).toBeTruthy();
  expect(screen.queryByText(/proof to scan the code/)).toBeNull();
});

test("a name that cannot be printed is shown in the browser's font, with the script named", async () => {
  const printProblem: FontProblem = { text: "no font here has Burmese letters", scripts: ["Burmese"] };
  const { asked } = await open({ ...PREMIUM_KIT, printProblem });
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("This name cannot be printed yet");
  expect(alert.textContent).toContain("have no Burmese letters");
  expect(screen.queryByRole("button", { name: "Download PDF" })).toBeNull();
  expect(asked.some((call) => call.includes("print."))).toBe(false);
});

test("a second side that cannot be printed is named, and the card is printed in one language", async () => {
  const secondPrintProblem: FontProblem = { text: "no font here has Thai letters", scripts: ["Thai"] };
  const { asked } = await open({ ...TWO_SIDED_KIT, secondPrintProblem });
  expect(screen.getByText("The second side cannot be printed yet")).toBeTruthy();
  expect(screen.queryByRole("radio", { name: /^One in each/ })).toBeNull();
  await waitFor(() => expect(asked).toContain("GET /api/kit/c1/print.svg?format=card-eu&side=back"));
});

test("says that emoji are left out, where the card has any", async () => {
  await open();
  expect(screen.queryByText("Emoji are left out here")).toBeNull();
  cleanup();
  await open({ ...PREMIUM_KIT, card: { ...PREMIUM_KIT.card, fullname: "🌻 Sunny" } });
  expect(screen.getByText("Emoji are left out here")).toBeTruthy();
});

test("says why a preview or a PDF could not be made", async () => {
  const { answers } = await open(PREMIUM_KIT, {
    ...FILES,
    "GET /api/kit/c1/print.svg": () => errorResponse("unavailable", "Too busy to draw."),
    "GET /api/kit/c1/print.pdf": () =>
      errorResponse("unavailable", "We couldn’t make this. Please try again; everything else still works."),
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Too busy to draw.");
  answers["GET /api/kit/c1/print.svg"] = () => fileAnswer("image/svg+xml");
  await press(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("img", { name: "Front of the printed card" })).toBeTruthy();
  await press(await screen.findByRole("button", { name: "Download PDF" }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t make this. Please try again; everything else still works.",
  );
});
