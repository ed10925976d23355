import { screen, waitFor, within } from "@testing-library/react";
import type { Recap as RecapAnswer } from "@visita/domain/recap/recap.contract";
import { expect, test, vi } from "vitest";
import { openPages } from "../../../test/open-pages.tsx";
import { Recap } from "./recap.tsx";

const NOTHING: RecapAnswer = { people: null, views: null, kept: null, links: null };

function open(recap: RecapAnswer | undefined) {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    calls.push(url);
    if (url !== "/api/recap" || !recap) return new Response("{}", { status: 500 });
    return new Response(JSON.stringify(recap), { status: 200 });
  });
  const page = (
    <>
      <Recap userid="u1" />
      <p>Below</p>
    </>
  );
  openPages([{ path: "/dashboard", element: page }], { at: "/dashboard" });
  return calls;
}

async function lines() {
  const region = within(await screen.findByRole("region", { name: "Since you were last here" }));
  return region.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
}

test("says in a line each what happened, and leads there", async () => {
  open({
    people: { count: 1, isMore: false, name: "Kwame Asante" },
    views: { count: 128, mostly: "link", link: "Salone del Mobile" },
    kept: { count: 1, fullname: "Noor Bakker", username: "noor" },
    links: { count: 1, name: "Timber Days", cardid: "c1", lastDay: "2026-11-24" },
  });
  expect(await lines()).toEqual([
    ["Kwame Asante left their details", "/contacts"],
    ["128 views, most often by the link “Salone del Mobile”", "/insights"],
    ["Noor Bakker changed their card", "/c/noor"],
    ["The link “Timber Days” ends on 24\u00a0November", "/links?card=c1"],
  ]);
});

test("counts where there are several", async () => {
  open({
    people: { count: 99, isMore: true, name: "Kwame Asante" },
    views: { count: 1, mostly: "qr", link: null },
    kept: { count: 3, fullname: "Noor Bakker", username: "noor" },
    links: { count: 2, name: "Timber Days", cardid: "c1", lastDay: "2026-11-24" },
  });
  expect(await lines()).toEqual([
    ["More than 99 people left their details", "/contacts"],
    ["1 view, by QR code", "/insights"],
    ["3 of your favorites have changed", "/cards/save"],
    ["2 links end soon, “Timber Days” first on 24\u00a0November", "/links?card=c1"],
  ]);
});

test.each([
  ["nothing happened", NOTHING],
  ["it is not known", undefined],
])("is not there when %s", async (_when, recap) => {
  const calls = open(recap);
  await waitFor(() => expect(calls).toContain("/api/recap"));
  await screen.findByText("Below");
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});
