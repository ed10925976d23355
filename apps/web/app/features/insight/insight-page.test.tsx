import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { errorResponse } from "../../../test/error-response.ts";
import {
  answers,
  calls,
  chart,
  FEW,
  GIULIA,
  MANY,
  NOTHING,
  openInsights,
  panel,
  press,
  saved,
  startServer,
  TEACHER,
  theyHave,
} from "../../../test/open-insights.tsx";

beforeEach(startServer);

test("shows the sums of all cards with their change in words", async () => {
  openInsights();
  await chart();
  expect(screen.getByText("Your two cards, 25 March to 23 April")).toBeTruthy();
  const figures = screen.getAllByRole("term").map(({ parentElement }) => parentElement?.textContent);
  expect(figures).toEqual([
    "Views1,514138 morethan the 30 days before",
    "Visitors1,200100 fewerthan the 30 days before",
    "Saves24The sameas in the 30 days before",
    "Details left0None yetin either period",
  ]);
});

test("the chart is a picture with a sentence, its peak labelled with day and link", async () => {
  openInsights();
  const picture = await chart();
  expect(picture.getAttribute("aria-label")?.replaceAll("\u00a0", " ")).toBe(
    "Views and saves by day from 25 March to 23 April. Views peak at 1,488 on 12 April, saves at 372 the same day.",
  );
  expect(await within(picture).findByText("1,488 views, 372 saves")).toBeTruthy();
  expect(within(picture).getByText("12 April, mostly Salone")).toBeTruthy();
  expect(within(picture).getByText("Today")).toBeTruthy();
});

test("says how people came, what they tapped and how they shared", async () => {
  openInsights();
  await chart();
  const ways = panel("Where people came from");
  expect(ways.getByRole("img", { name: "QR code 99%, Salone del Mobile <1%" })).toBeTruthy();
  expect(ways.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "QR code1,50499%",
    "Salone del Mobile link10<1%",
  ]);
  expect(ways.getByText(/on phones/).textContent).toBe("82% on phones, 3% on tablets, 15% on desktops.");
  const taps = panel("What they tapped");
  expect(taps.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Phone96",
    "WhatsApp12",
  ]);
  expect(taps.getByText(/opened/).textContent).toBe(
    "QR code opened 64 times. Shared 9 times: WhatsApp 7, link copied 2.",
  );
});

test("a row of the card list leads to that card, with the period that was chosen", async () => {
  const router = openInsights("/insights?days=90");
  await chart();
  fireEvent.click(screen.getByRole("link", { name: /\/c\/giulia-teaches.*1 view$/ }));
  await waitFor(() => expect(router.state.location.search).toBe("?card=c2&days=90"));
  await waitFor(() => expect(calls).toContain("GET /api/insights?card=c2&days=90"));
  expect(screen.queryByText("Card by card")).toBeNull();
});

test("the period is in the address, and the back button returns to the one before", async () => {
  const router = openInsights();
  await chart();
  await press(screen.getByRole("button", { name: "12 months" }));
  expect(router.state.location.search).toBe("?days=365");
  await waitFor(() => expect(calls).toContain("GET /api/insights?days=365"));
  await act(() => router.navigate(-1));
  expect(screen.getByRole("button", { name: "30 days" }).getAttribute("aria-pressed")).toBe("true");
});

test("twelve months say from where on the table has days, and shorter periods do not", async () => {
  theyHave([GIULIA], { ...MANY, daysFrom: "2025-10-01" });
  openInsights("/insights?days=365");
  expect(
    await screen.findByText(
      "From October 2025 on, the CSV has single days. Before that, only months are known.",
    ),
  ).toBeTruthy();
  cleanup();
  theyHave([GIULIA], MANY);
  openInsights();
  await chart();
  expect(screen.queryByText(/only months are known/)).toBeNull();
});

test("a chart turns into a table and back, and the button keeps the focus", async () => {
  openInsights();
  await chart();
  const toggle = screen.getByRole("button", { name: "Show as table" });
  toggle.focus();
  await press(toggle);
  const table = within(screen.getByRole("region", { name: "Views and saves by day, table" }));
  const rows = table.getAllByRole("row").map(({ textContent }) => textContent?.replace("\u00a0", " "));
  expect(rows).toHaveLength(32);
  expect(rows[0]).toBe("DayViewsVisitorsSavesDetails left");
  expect(rows[1]).toBe("Today0000");
  expect(rows[11]).toBe("13 Apr262660");
  expect(rows.at(-1)).toBe("30 days1,5141,200240");
  expect(document.activeElement?.textContent).toBe("Show as chart");
  await press(screen.getByRole("button", { name: "Show as chart" }));
  expect(await chart()).toBeTruthy();
});

test("of few views each has its column, and nothing is told in percent", async () => {
  theyHave([GIULIA], FEW);
  openInsights();
  const picture = await chart();
  expect(picture.getAttribute("aria-label")).toContain(
    "One view on 20\u00a0April, two views on 22\u00a0April.",
  );
  expect(screen.getByText("Percentages appear from 20 views.")).toBeTruthy();
  expect(document.body.textContent).not.toContain("%");
  expect(screen.getByText(/opened/).textContent).toBe("QR code opened once. Not shared yet.");
  expect(screen.getByText("25 March to 23 April")).toBeTruthy();
});

test("before the first visit it says what will be here, and how to get there", async () => {
  theyHave([GIULIA], NOTHING);
  openInsights();
  expect(await screen.findByRole("heading", { name: "No one has opened your card yet" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "30 days" })).toBeNull();
  expect(screen.getByRole("link", { name: /Make a link for an event/ }).getAttribute("href")).toBe(
    "/links?card=c1",
  );
  await press(screen.getByRole("button", { name: "Show my QR code" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Scan my card" }));
  expect(dialog.getByRole("img", { name: "QR code for cards.example/c/giulia" })).toBeTruthy();
});

test("without QR codes the address is offered", async () => {
  theyHave([{ ...GIULIA, qrCode: null }], NOTHING);
  openInsights();
  expect(await screen.findByRole("button", { name: "Copy link" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /QR/ })).toBeNull();
});

test("somebody without a card is told to make one", async () => {
  theyHave([], { ...NOTHING, cards: [] });
  openInsights();
  expect(await screen.findByRole("heading", { name: "You have no cards yet" })).toBeTruthy();
});

test("a card of somebody else in the address shows all of one's own", async () => {
  openInsights("/insights?card=foreign");
  answers["GET /api/insights?card=foreign&days=30"] = () => errorResponse("not_found");
  await chart();
  expect(screen.getByText("Your two cards, 25 March to 23 April")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("says that insights could not be loaded, and loads them on another try", async () => {
  answers["GET /api/insights"] = () => errorResponse("unexpected");
  openInsights();
  expect((await screen.findByRole("alert")).textContent).toContain("Your insights could not be loaded.");
  theyHave([GIULIA, TEACHER], MANY);
  await press(screen.getByRole("button", { name: "Try again" }));
  expect(await chart()).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Insights" }));
});

test("downloads a table of what is shown", async () => {
  answers["GET /api/insights.csv?card=c2&days=30"] = () =>
    new Response("day,views\n", { headers: { "content-type": "text/csv; charset=utf-8" } });
  openInsights("/insights?card=c2");
  await chart();
  await press(screen.getAllByRole("button", { name: "Download as CSV" })[0] as HTMLElement);
  await waitFor(() => expect(saved).toEqual(["insights-giulia-teaches-2026-03-25-to-2026-04-23.csv"]));
});

test("says so when the table cannot be downloaded", async () => {
  answers["GET /api/insights.csv?days=30"] = () => Promise.reject(new TypeError("no network"));
  openInsights();
  await chart();
  await press(screen.getAllByRole("button", { name: "Download as CSV" })[0] as HTMLElement);
  expect((await screen.findByRole("alert")).textContent).toContain("couldn’t download");
  expect(saved).toEqual([]);
});
