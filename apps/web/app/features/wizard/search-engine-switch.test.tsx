import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { featuresOf } from "@visita/domain/billing/plan.rules";
import { expect, test, vi } from "vitest";
import { openPages } from "../../../test/open-pages.tsx";
import { SearchEngineSwitch } from "./search-engine-switch.tsx";

test("is off at first and acts at once", async () => {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const made = `${init.method ?? "GET"} ${url}`;
    calls.push(`${made} ${init.body ?? ""}`.trim());
    if (made === "POST /api/card/getcards")
      return new Response(JSON.stringify({ data: [{ cardid: "c1", exchange: true }] }));
    if (made === "PATCH /api/card/indexable/c1") return new Response(String(init.body));
    return new Response(JSON.stringify({ user: null }));
  });
  const toggled = <SearchEngineSwitch userid="u1" cardid="c1" features={featuresOf("inactive")} />;
  openPages([{ path: "/", element: toggled }]);
  const toggle = await screen.findByRole<HTMLInputElement>("switch", { name: "Findable by search engines" });
  expect(toggle.checked).toBe(false);
  expect(screen.getByText(/On the free plan, this works once the card is seven days old\./)).toBeDefined();
  await userEvent.click(toggle);
  await waitFor(() => expect(toggle.checked).toBe(true));
  expect(calls).toContain('PATCH /api/card/indexable/c1 {"indexable":true}');
});
