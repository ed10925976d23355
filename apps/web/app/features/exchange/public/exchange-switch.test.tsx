import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import MESSAGES from "@visita/domain/messages/general/en";
import { beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../../../test/open-pages.tsx";
import { ExchangeSwitch } from "./exchange-switch.tsx";

let calls: string[];
let isReachable: boolean;

beforeEach(() => {
  calls = [];
  isReachable = true;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const made = `${init.method ?? "GET"} ${url}`;
    calls.push(`${made} ${init.body ?? ""}`.trim());
    if (made === "POST /api/card/getcards")
      return new Response(JSON.stringify({ data: [{ cardid: "c1", exchange: true }] }));
    if (made === "PATCH /api/card/exchange/c1") {
      if (!isReachable) throw new TypeError("Failed to fetch");
      return new Response(String(init.body));
    }
    return new Response(JSON.stringify({ user: null }));
  });
});

async function open() {
  openPages([{ path: "/", element: <ExchangeSwitch userid="u1" cardid="c1" /> }]);
  return screen.findByRole<HTMLInputElement>("switch", { name: "Share your details" });
}

test("acts at once", async () => {
  const toggle = await open();
  expect(toggle.checked).toBe(true);
  await userEvent.click(toggle);
  await waitFor(() => expect(toggle.checked).toBe(false));
  expect(calls).toContain('PATCH /api/card/exchange/c1 {"exchange":false}');
});

test("goes back to what is true where it failed", async () => {
  isReachable = false;
  const toggle = await open();
  await userEvent.click(toggle);
  expect(await screen.findByText(MESSAGES.networkError)).toBeTruthy();
  expect(toggle.checked).toBe(true);
});
