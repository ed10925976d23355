import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { TeamOverview } from "@visita/domain/team/team.contract";
import type { TeamSubscription } from "@visita/domain/team/team-billing.contract";
import { beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../../../test/open-pages.tsx";
import { TeamContext } from "../frame/team-context.ts";
import TeamBillingPage from "./team-billing-page.tsx";

const USER = {
  userid: "u1",
  email: "giulia@officinabrera.example",
  firstname: "Giulia",
  lastname: "Ferrante",
};
const TEAM = { teamid: "t1", name: "Officina Brera", people: 40 } as TeamOverview;
const END = "2100-05-09T12:00:00.000Z";
const FREE: TeamSubscription = {
  status: "inactive",
  planId: null,
  cancelAt: null,
  renewsAt: null,
  pastDue: false,
  hasBilling: false,
  plans: [
    { id: "m", unit_amount: 600, currency: "usd", recurring: { interval: "month" } },
    { id: "y", unit_amount: 6000, currency: "usd", recurring: { interval: "year" } },
  ],
  people: 2,
  seats: 3,
  nextSeats: 0,
};
const MONTHLY: TeamSubscription = {
  ...FREE,
  status: "active",
  planId: "m",
  renewsAt: END,
  hasBilling: true,
  people: 40,
  seats: 42,
  nextSeats: 40,
};
const BILLING = "/api/team/t1/billing";

let answers: Record<string, () => unknown>;
let sent: [call: string, body: unknown][];

beforeEach(() => {
  sent = [];
  answers = { "GET /api/auth/user": () => ({ user: USER }) };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const made = `${init.method ?? "GET"} ${url.split("?")[0]}`;
    if (init.method && init.method !== "GET") sent.push([made, init.body && JSON.parse(String(init.body))]);
    const body = answers[made]?.();
    return new Response(JSON.stringify(body ?? {}), { status: body ? 200 : 404 });
  });
});

function open(subscription: TeamSubscription, { at = "/team/billing", billing = "stripe" } = {}) {
  answers[`GET ${BILLING}`] = () => subscription;
  const shown = { userid: "u1", team: TEAM, refetch: async () => {}, teamPath: (path: string) => path };
  const element = (
    <TeamContext value={shown}>
      <TeamBillingPage />
    </TeamContext>
  );
  const router = openPages([{ path: "/team/billing", element }], { at, settings: { billing } });
  return { user: userEvent.setup(), router };
}

const region = async (name: string) => within(await screen.findByRole("region", { name }));

test("a team without a plan reads how many are free, and what all its people would cost", async () => {
  open(FREE);
  expect((await region("Seats")).getByText("of 3 free seats")).toBeTruthy();
  const choice = await region("Premium for the whole team");
  expect(choice.getByText("$6 per person and month")).toBeTruthy();
  expect(choice.getByRole("button", { name: "Pay monthly, $12" })).toBeTruthy();
  expect(choice.getByRole("button", { name: "Pay yearly, $120" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Cancel Subscription" })).toBeNull();
});

test("shows the seats that are paid for, and the next payment for the people who have a card", async () => {
  open(MONTHLY);
  expect((await region("Seats")).getByText("of 42 paid seats")).toBeTruthy();
  const payment = await region("Next payment");
  const terms = payment.getAllByRole("term").map(({ textContent }) => textContent);
  expect(terms).toEqual(["40 people at $6", "On 9 May 2100"]);
  expect(payment.getAllByText("$240")).toHaveLength(2);
  expect(payment.getByText("Yearly would be $60 a person.")).toBeTruthy();
});

test("adds seats at the price that was shown", async () => {
  const price = { seats: 45, added: 3, amountNow: 960, amountPerPeriod: 1800, currency: "usd" };
  answers[`POST ${BILLING}/seats/look`] = () => ({ ...price, interval: "month", from: 1_000 });
  answers[`POST ${BILLING}/seats`] = () => ({ ...MONTHLY, seats: 45 });
  const { user } = open(MONTHLY);
  await user.click(await screen.findByRole("button", { name: "Add seats" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add seats" }));
  const field = dialog.getByRole("textbox", { name: "How many more people?" });
  await user.clear(field);
  await user.click(dialog.getByRole("button", { name: "Show the price" }));
  expect(dialog.getByText("Enter a number from 1 to 5,000.")).toBeTruthy();
  await user.type(field, "3");
  await user.click(dialog.getByRole("button", { name: "Show the price" }));
  expect(await dialog.findByText("3 more people, $18 a month from today, $9.60 now.")).toBeTruthy();
  await user.dblClick(dialog.getByRole("button", { name: "Pay $9.60" }));
  expect(await screen.findByText("There is room for 45 people now.")).toBeTruthy();
  expect(sent).toEqual([
    [`POST ${BILLING}/seats/look`, { seats: 45 }],
    [`POST ${BILLING}/seats`, { seats: 45, from: 1_000 }],
  ]);
});

test("tells what stays when the subscription has ended, and starts it again", async () => {
  open({ ...FREE, hasBilling: true, people: 40, seats: 3 });
  expect(
    await screen.findByText("Your 40 cards still work, with the features of Forever Free."),
  ).toBeTruthy();
  expect(screen.getByRole("button", { name: "Pay monthly, $240" })).toBeTruthy();
});

test("cancels after a question, and can be resumed while the period runs", async () => {
  const cancelled = { ...MONTHLY, planId: null, renewsAt: null, cancelAt: END };
  answers[`DELETE ${BILLING}`] = () => cancelled;
  const { user } = open(MONTHLY);
  await user.click(await screen.findByRole("button", { name: "Cancel Subscription" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  answers[`GET ${BILLING}`] = () => cancelled;
  await user.click(dialog.getByRole("button", { name: "Cancel Subscription" }));
  expect(await screen.findByText("Your subscription is cancelled")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Resume" })).toBeTruthy();
});

test("comes back from a checkout with the plan, and keeps the team in the address", async () => {
  const { router } = open(MONTHLY, { at: "/team/billing?team=t1&checkout=success&session_id=s1" });
  expect(await screen.findByText("Your plan is active.")).toBeTruthy();
  expect(router.state.location.search).toBe("?team=t1");
});

test("has no bound and nothing to pay where nothing is sold", async () => {
  open(FREE, { billing: "off" });
  await act(async () => {});
  expect(screen.getByText(/40 people with a card\. Every feature is open/)).toBeTruthy();
  expect(screen.queryByText(/\$/)).toBeNull();
});
