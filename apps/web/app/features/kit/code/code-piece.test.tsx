import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Kit, QrVerdict } from "@visita/domain/kit/kit.contract";
import { expect, test } from "vitest";
import { errorResponse } from "../../../../test/error-response.ts";
import { type Answers, FREE_KIT, fileAnswer, openKit, PREMIUM_KIT } from "../../../../test/open-kit.tsx";

const GOOD_TITLE = "Scan-tested at every size";
const GOOD: QrVerdict = {
  verdict: "good",
  reason: null,
  captionProblem: null,
  title: GOOD_TITLE,
  text: "512, 1024 and 2048 pixels, and 20 mm in print.",
  modules: 29,
  correction: "M",
  readAt: [200, 512, 1024, 2048],
  minWidthMm: 20,
};
const REFUSED: QrVerdict = {
  ...GOOD,
  verdict: "refused",
  reason: "contrast",
  title: "This code can’t be downloaded",
  text: "Too faint.",
  readAt: [],
};

const FILES: Answers = {
  "GET /api/kit/c1/qr": ({ searchParams }) => ({
    body: searchParams.get("color") === "base" ? REFUSED : GOOD,
  }),
  "GET /api/kit/c1/qr.svg": () => fileAnswer("image/svg+xml"),
  "GET /api/kit/c1/qr.png": () => fileAnswer("image/png"),
  "GET /api/kit/c1/qr.pdf": () => fileAnswer("application/pdf"),
};

const press = (element: HTMLElement) => act(async () => element.click());
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const open = (answers = FILES, kit = PREMIUM_KIT) => openKit("/cards/c1/kit/qr", kit, answers);

test("a code that was read back can be had as SVG, PNG and PDF", async () => {
  const { saved, asked } = open();
  expect(await screen.findByText(GOOD_TITLE)).toBeTruthy();
  expect(screen.getByText(/^512, 1024 and 2048 pixels, and 20 mm in print\. 29 x 29 squares/)).toBeTruthy();
  expect(await screen.findByRole("img", { name: /^QR code with the link to your card/ })).toBeTruthy();
  await press(button("Download SVG"));
  await press(button("PNG 1024"));
  await press(button("Download PNG 2048"));
  await press(button("PDF"));
  await waitFor(() =>
    expect(saved).toEqual([
      "giulia-qrcode.svg",
      "giulia-qrcode-1024.png",
      "giulia-qrcode-2048.png",
      "giulia-qrcode.pdf",
    ]),
  );
  expect(asked.some((call) => call.startsWith("GET /api/kit/c1/qr.png?") && call.endsWith("size=2048"))).toBe(
    true,
  );
});

test("a code that waits for others to be drawn says so, and not that it is being tested", async () => {
  const turn = Promise.withResolvers<void>();
  const answers = [errorResponse("unavailable", "", { retryAfter: 0, place: 2 })];
  open({
    ...FILES,
    "GET /api/kit/c1/qr": async () => {
      const inLine = answers.shift();
      if (!inLine) await turn.promise;
      return inLine ?? { body: GOOD };
    },
  });
  expect(await screen.findByText("2nd in line")).toBeTruthy();
  expect(screen.queryByText("Testing the code")).toBeNull();
  turn.resolve();
  expect(await screen.findByText(GOOD_TITLE)).toBeTruthy();
});

test("a refused code is not handed out, says why and offers the way out", async () => {
  const { asked } = open();
  await screen.findByText(GOOD_TITLE);
  await press(screen.getByRole("radio", { name: "Gold leaf" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("This code can’t be downloaded");
  expect(alert.textContent).toContain("Gold leaf on white has a contrast of 1.7 to 1.");
  expect(screen.getByText("Scan test failed")).toBeTruthy();
  for (const name of ["Download SVG", "PNG 1024", "PDF", "Download PNG 512", "Download PNG 2048"]) {
    expect(button(name).disabled, name).toBe(true);
  }
  expect(asked.some((call) => call.startsWith("GET /api/kit/c1/qr.svg") && call.includes("color=base"))).toBe(
    false,
  );
  await press(screen.getByRole("button", { name: /^Use Deep gold leaf, / }));
  const good = await screen.findByText(GOOD_TITLE);
  expect(document.activeElement?.contains(good)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Deep gold leaf" }).checked).toBe(true);
  expect(button("Download SVG").disabled).toBe(false);
});

test("a caption is checked as it is typed, and drawn when somebody pauses", async () => {
  const { asked } = open();
  const user = userEvent.setup();
  const field = await screen.findByLabelText<HTMLInputElement>("Caption");
  await user.clear(field);
  await user.type(field, "Ciao");
  await waitFor(() => expect(asked.some((call) => call.includes("caption=Ciao"))).toBe(true));
  await user.type(field, " a tutti voi che mi cercate qui");
  expect(screen.getByText("Please use 30 characters or fewer.")).toBeTruthy();
  await press(screen.getByRole("radio", { name: "None" }));
  expect(screen.queryByLabelText("Caption")).toBeNull();
});

test("the first caption is in the language of the card", async () => {
  const german: Kit = { ...PREMIUM_KIT, card: { ...PREMIUM_KIT.card, language: "de" } };
  const { asked } = open(FILES, german);
  const field = await screen.findByLabelText<HTMLInputElement>("Caption");
  expect(field.value).toBe("Scannen, Kontakt speichern");
  expect(asked.some((call) => call.includes("caption=Scannen"))).toBe(true);
});

test("logo and photo can only be chosen where the card has them", async () => {
  open();
  expect((await screen.findByRole<HTMLInputElement>("radio", { name: "Logo" })).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Photo" }).disabled).toBe(true);
});

test("says what could not be made, and makes it on another try", async () => {
  const { answers } = open({
    ...FILES,
    "GET /api/kit/c1/qr": () => errorResponse("unexpected", "No reader."),
  });
  expect((await screen.findByRole("alert")).textContent).toContain("No reader.");
  expect(button("Download SVG").disabled).toBe(true);
  answers["GET /api/kit/c1/qr"] = () => ({ body: GOOD });
  await press(button("Try again"));
  expect(await screen.findByText(GOOD_TITLE)).toBeTruthy();
});

test("without premium it shows what it makes and leads to the plans", async () => {
  const { asked } = open(FILES, FREE_KIT);
  expect(await screen.findByRole("heading", { name: "QR codes come with Premium." })).toBeTruthy();
  expect(screen.getByText("An example")).toBeTruthy();
  expect(screen.getByText("cards.example/c/giulia")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Download/ })).toBeNull();
  expect(asked.some((call) => call.includes("/api/kit/c1/qr"))).toBe(false);
  fireEvent.click(screen.getByRole("link", { name: "See plans" }));
  expect(await screen.findByText("Plans")).toBeTruthy();
});
