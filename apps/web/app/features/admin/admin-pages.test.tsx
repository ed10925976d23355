import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../../test/open-pages.tsx";
import { AdminGuard } from "./admin-guard.tsx";
import { AuditPage } from "./audit-page.tsx";
import { PeoplePage } from "./people-page.tsx";
import { ReportsPage } from "./reports-page.tsx";

const USER = { userid: "u1", email: "amara@visita.example", firstname: "Amara", lastname: "Okonkwo" };
const AT = "2026-11-14T09:00:00.000Z";
const ACCESS = {
  isConfirmed: true,
  confirmedAt: AT,
  email: "****a@visita.example",
  hasPasskey: false,
  openReports: 1,
};
const REPORT = {
  cardid: "c1",
  username: "n0rdlicht",
  fullname: "Nordlicht Service",
  occupation: "Care",
  companyname: "Nordlicht",
  bio: "We restore your account.",
  reading: "NORD-licht",
  secondSide: {
    language: "de",
    fullname: "Nordlicht Hilfe",
    occupation: "Pflege",
    companyname: "Nordlicht",
    bio: "Wir stellen Ihr Konto wieder her.",
    titles: { website: "Anmelden" },
  },
  channels: [{ label: "Website (Sign in)", value: "https://n0rdlicht.example/login" }],
  color: "blue-color-two",
  profilepic: null,
  owner: { accountid: "a1", name: "Kim Example", email: "kim@person.example" },
  createdAt: AT,
  views: 12,
  state: "live",
  suspicion: null,
  takedown: null,
  reports: [
    {
      reportid: "r1",
      reason: "fraud",
      text: "<script>alert(1)</script>",
      at: AT,
      wantsAnswer: true,
      outcome: null,
    },
  ],
};

type Answer = { status?: number; body: unknown };
let answers: Record<string, () => Answer>;
let calls: string[];

beforeEach(() => {
  calls = [];
  answers = {
    "GET /api/auth/user": () => ({ body: { user: USER } }),
    "GET /api/admin/access": () => ({ body: ACCESS }),
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const made = `${init.method ?? "GET"} ${url}`;
    calls.push(init.body && init.body !== "{}" ? `${made} ${init.body}` : made);
    const missing = { status: 404, body: { error: "Not found", message: "Not found", code: "not_found" } };
    const { status = 200, body } = answers[made]?.() ?? missing;
    return new Response(JSON.stringify(body), { status });
  });
});

function open(page: ReactNode) {
  openPages([{ path: "/", element: <AdminGuard notFound={<p>Nothing here</p>}>{page}</AdminGuard> }]);
  return userEvent.setup();
}

test("whoever is no admin sees the page for what does not exist, and nothing else is asked for", async () => {
  answers["GET /api/admin/access"] = () => ({
    status: 404,
    body: { error: "Not found", message: "Not found", code: "not_found" },
  });
  open(<PeoplePage />);
  expect(await screen.findByText("Nothing here")).toBeTruthy();
  expect(calls.filter((made) => made.includes("/api/admin/people"))).toEqual([]);
});

test("an admin proves who they are before anything is loaded", async () => {
  let isConfirmed = false;
  answers["GET /api/admin/access"] = () => ({ body: { ...ACCESS, isConfirmed } });
  answers["POST /api/admin/code"] = () => ({ status: 202, body: { message: "A code is on its way." } });
  answers["POST /api/admin/confirm"] = () => {
    isConfirmed = true;
    return { body: { message: "Confirmed." } };
  };
  answers["GET /api/admin/people?segment=all"] = () => ({ body: { total: 0, people: [], next: null } });
  const user = open(<PeoplePage />);
  await user.click(await screen.findByRole("button", { name: /Send a code to/ }));
  await user.click(await screen.findByLabelText("Digit 1 of 6"));
  await user.keyboard("123456");
  expect(await screen.findByText("No people found.")).toBeTruthy();
  expect(calls).toContain('POST /api/admin/confirm {"code":"123456"}');
});

test("a report is shown as text, and a take-down asks what the owner is told", async () => {
  answers["GET /api/admin/reports?segment=open"] = () => ({
    body: { open: 0, oldestAt: null, cards: [], next: null },
  });
  answers["GET /api/admin/reports/c1"] = () => ({ body: REPORT });
  answers["POST /api/admin/cards/c1/takedown"] = () => ({ body: { message: "Card taken down." } });
  const user = open(<ReportsPage cardid="c1" />);
  expect(await screen.findByText(/<script>alert\(1\)<\/script>/)).toBeTruthy();
  expect(screen.getByText("We restore your account.")).toBeTruthy();
  expect(screen.getByText("NORD-licht")).toBeTruthy();
  expect(screen.getByText(/Wir stellen Ihr Konto wieder her\.\s+Anmelden/)).toBeTruthy();
  expect(screen.getByText("https://n0rdlicht.example/login").closest("a")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Take down" }));
  const dialog = await screen.findByRole("dialog");
  const send = () =>
    screen.getAllByRole("button", { name: "Take down" }).find((button) => dialog.contains(button));
  await user.click(send() as HTMLElement);
  expect(await screen.findByText("Please write a message to the owner.")).toBeTruthy();
  await user.type(screen.getByLabelText(/Message to the owner/), "It asks for passwords.");
  await user.click(send() as HTMLElement);
  expect(await screen.findByText("Card taken down.")).toBeTruthy();
  await waitFor(() =>
    expect(calls).toContain(
      'POST /api/admin/cards/c1/takedown {"reason":"Fraud","told":"It asks for passwords.","notice":"removed","suspends":false}',
    ),
  );
});

test("the audit log can be read and taken along, and nothing in it be pressed", async () => {
  const entry = {
    id: "e1",
    at: AT,
    who: USER.email,
    action: "took_down",
    target: "/c/n0rdlicht",
    reason: "Fraud",
    detail: "Visitors see 410. Owner mailed",
  };
  answers["GET /api/admin/audit?"] = () => ({ body: { entries: [entry], next: null } });
  answers["GET /api/admin/audit"] = () => ({ body: { entries: [entry], next: null } });
  open(<AuditPage />);
  expect(await screen.findByText("Took down /c/n0rdlicht")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Download CSV" }).getAttribute("href")).toBe(
    "/api/admin/audit.csv",
  );
  expect(screen.queryAllByRole("button")).toEqual([]);
});
