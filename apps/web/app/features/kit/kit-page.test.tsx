import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { errorResponse } from "../../../test/error-response.ts";
import { FREE_KIT, kitLoaded, openKit, PREMIUM_KIT } from "../../../test/open-kit.tsx";

const press = (element: HTMLElement) => act(async () => element.click());

test("offers seven pieces, each one link with its two sentences", async () => {
  openKit("/cards/c1/kit", PREMIUM_KIT);
  await kitLoaded("Use it everywhere");
  expect(
    screen.getByText("Seven ways to share /c/giulia. Each is made from your current card."),
  ).toBeTruthy();
  const names = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual([
    "Email signature",
    "Wallet",
    "Print",
    "QR code",
    "NFC tag",
    "Backgrounds",
    "Web page",
  ]);
  const nfc = screen.getByRole("link", { name: "NFC tag" });
  expect(nfc.getAttribute("href")).toBe("/cards/c1/kit/nfc");
  expect(document.getElementById(nfc.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Hold a phone to the tag and the card opens. Any blank tag works.",
  );
});

test("leads to what visitors save", async () => {
  openKit("/cards/c1/kit", PREMIUM_KIT);
  const link = await screen.findByRole("link", { name: "See the contact file" });
  expect(link.getAttribute("href")).toBe("/cards/c1/contact-file");
});

test("offers no wallet where nobody can have a pass, and leads back from its address", async () => {
  const unset = { isConfigured: false, missing: [] };
  openKit("/cards/c1/kit/wallet", { ...PREMIUM_KIT, wallets: { apple: unset, google: unset } });
  await kitLoaded("Use it everywhere");
  expect(screen.getByText(/^Six ways to share/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Wallet" })).toBeNull();
});

test("makes the server draw nothing for the overview", async () => {
  const { asked } = openKit("/cards/c1/kit", PREMIUM_KIT);
  await screen.findByRole("link", { name: "Print" });
  expect(asked.filter((call) => call.includes("/api/kit/"))).toEqual(["GET /api/kit/c1"]);
});

test("speaks of the address where the plan has no code", async () => {
  openKit("/cards/c1/kit", FREE_KIT);
  expect(
    await screen.findByText(
      "A pass in Apple Wallet or Google Wallet. Two taps, and your link is on the screen.",
      {},
    ),
  ).toBeTruthy();
});

test("a card that is not one's own is not found", async () => {
  openKit("/cards/c1/kit", PREMIUM_KIT, { "GET /api/kit/c1": () => errorResponse("not_found") });
  expect(await screen.findByText("Not found")).toBeTruthy();
});

test("a piece that is none is not found", async () => {
  openKit("/cards/c1/kit/poster", PREMIUM_KIT);
  expect(await screen.findByText("Not found")).toBeTruthy();
});

test("says that the kit could not be loaded, and loads it on another try", async () => {
  const { answers } = openKit("/cards/c1/kit", PREMIUM_KIT, {
    "GET /api/kit/c1": () => errorResponse("unexpected"),
  });
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t load the share kit.");
  const heading = screen.getByRole("heading", { level: 1, name: "Use it everywhere" });
  answers["GET /api/kit/c1"] = () => ({ body: PREMIUM_KIT });
  await press(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Print" })).toBeTruthy();
  expect(document.activeElement).toBe(heading);
});

test.each([
  ["the overview", "/cards/c1/kit"],
  ["a piece", "/cards/c1/kit/nfc"],
])("%s of a card that rests says where its codes and links lead", async (_what, path) => {
  openKit(path, { ...PREMIUM_KIT, hidden: "resting" });
  expect(await screen.findByText("Your card is paused")).toBeTruthy();
  expect(
    screen.getByText("Codes and links lead to a page that says so, until you resume it on the dashboard."),
  ).toBeTruthy();
});

test("a card that was taken down is not called a resting one", async () => {
  openKit("/cards/c1/kit", { ...PREMIUM_KIT, hidden: "taken_down" });
  expect(await screen.findByText("Your card was taken down")).toBeTruthy();
  expect(screen.getByText("Codes and links lead to a page that says so.")).toBeTruthy();
});
