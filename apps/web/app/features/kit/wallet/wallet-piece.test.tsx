import { act, screen, waitFor, within } from "@testing-library/react";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { expect, test } from "vitest";
import { errorResponse } from "../../../../test/error-response.ts";
import { type Answers, kitLoaded, openKit, PREMIUM_KIT } from "../../../../test/open-kit.tsx";

const SET = { isConfigured: true, missing: [] };
const BOTH: Kit = { ...PREMIUM_KIT, wallets: { apple: SET, google: SET } };

const press = (element: HTMLElement) => act(async () => element.click());

async function open(kit: Kit, answers: Answers = {}) {
  const opened = openKit("/cards/c1/kit/wallet", kit, answers);
  await kitLoaded("Wallet");
  return opened;
}

test("where nothing is set up it names to admins the settings and has no dead button", async () => {
  await open(PREMIUM_KIT);
  expect(screen.getByText("Passes are not set up here yet")).toBeTruthy();
  expect(screen.getByText("APPLE_PASS_CERT, APPLE_PASS_KEY")).toBeTruthy();
  expect(screen.getByText("GOOGLE_WALLET_ISSUER")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^(Add to|Save to)/ })).toBeNull();
});

test("copies the names for the operator", async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  await open(PREMIUM_KIT);
  await press(screen.getByRole("button", { name: "Copy for the operator" }));
  expect(copied).toEqual([
    "Apple Wallet: APPLE_PASS_CERT, APPLE_PASS_KEY\nGoogle Wallet: GOOGLE_WALLET_ISSUER",
  ]);
  Reflect.deleteProperty(navigator, "clipboard");
});

test("of one that is set up there is a button, of the other the settings", async () => {
  await open({ ...PREMIUM_KIT, wallets: { ...PREMIUM_KIT.wallets, apple: SET } });
  expect(screen.getByRole("button", { name: "Add to Apple Wallet" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save to Google Wallet" })).toBeNull();
  expect(screen.queryByText("APPLE_PASS_CERT, APPLE_PASS_KEY")).toBeNull();
  expect(screen.getByText("GOOGLE_WALLET_ISSUER")).toBeTruthy();
});

test("a pass that could not be signed is told beside its button, and the other one still works", async () => {
  await open(BOTH, {
    "GET /api/kit/c1/pass.pkpass": () => errorResponse("unexpected", "The pass could not be signed."),
    "GET /api/kit/c1/google-wallet": () => errorResponse("rate_limited", "Too many at once."),
  });
  await press(screen.getByRole("button", { name: "Add to Apple Wallet" }));
  const apple = within(screen.getByRole("region", { name: "Apple Wallet" }));
  await waitFor(() =>
    expect(apple.getByRole("alert").textContent).toContain("The pass could not be signed."),
  );
  const google = within(screen.getByRole("region", { name: "Google Wallet" }));
  expect(google.queryByRole("alert")).toBeNull();
  await press(google.getByRole("button", { name: "Save to Google Wallet" }));
  await waitFor(() => expect(google.getByRole("alert").textContent).toContain("Too many at once."));
});
