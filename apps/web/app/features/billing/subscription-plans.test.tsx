import { act, screen, waitFor, within } from "@testing-library/react";
import type { Plan, UserSubscription } from "@visita/domain/billing/billing.contract";
import { beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../../test/open-pages.tsx";
import { SubscriptionPlans } from "./subscription-plans.tsx";

const PLANS: Plan[] = [
  { id: "m", unit_amount: 1000, currency: "usd", recurring: { interval: "month" } },
  { id: "y", unit_amount: 10_000, currency: "usd", recurring: { interval: "year" } },
];
const FREE: UserSubscription = {
  status: "inactive",
  planId: null,
  cancelAt: null,
  renewsAt: null,
  pastDue: false,
  hasBilling: false,
};
// In another year than today, so that it is written with its year.
const END = "2100-12-03T12:00:00.000Z";
const MONTHLY: UserSubscription = { ...FREE, hasBilling: true, status: "active", planId: "m", renewsAt: END };
const CANCELLED: UserSubscription = { ...FREE, status: "active", cancelAt: END };
const USER = { userid: "u1", email: "ada@person.example", firstname: "Ada", lastname: "Byron" };

type Answer = { status?: number; body: unknown };
/** By method and path, without the query. */
let answers: Record<string, () => Answer | Promise<Answer>>;
let calls: string[];

beforeEach(() => {
  calls = [];
  answers = {
    "GET /api/auth/user": () => ({ body: { user: USER } }),
    "GET /api/subs/getplans/u1": () => ({ body: { data: PLANS } }),
    "GET /api/subs/getusersubs/u1": () => ({ body: FREE }),
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    calls.push(`${init.method} ${url}`);
    const { status = 200, body } = (await answers[`${init.method} ${url.split("?")[0]}`]?.()) ?? {
      status: 404,
      body: {},
    };
    return new Response(JSON.stringify(body), { status });
  });
});

function open(path = "/subscription", billing = "stripe") {
  const page = { path: "/subscription", element: <SubscriptionPlans userid="u1" /> };
  return openPages([page], { at: path, settings: { billing } });
}

const subscriptionIs = (subscription: UserSubscription) => {
  answers["GET /api/subs/getusersubs/u1"] = () => ({ body: subscription });
};
const plan = (name: string) => within(screen.getByRole("article", { name }));
const findPlan = async (name: string) => within(await screen.findByRole("article", { name }));
const timesCalled = (start: string) => calls.filter((made) => made.startsWith(start)).length;

test("marks Forever Free as the plan of somebody without one", async () => {
  open();
  expect((await findPlan("Forever Free")).getByText("Your plan")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Activate" })).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Cancel Subscription" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Billing page" })).toBeNull();
  expect(screen.getByText(/You are on Forever Free\./)).toBeTruthy();
});

test("marks the plan that was bought and says when it is paid for next", async () => {
  subscriptionIs(MONTHLY);
  open();
  const monthly = await findPlan("Premium Monthly");
  expect(monthly.getByText("Your plan")).toBeTruthy();
  expect(monthly.getByRole("button").textContent).toBe("Cancel Subscription");
  expect(plan("Forever Free").queryByText("Your plan")).toBeNull();
  expect(plan("Premium Yearly").getByRole("button").textContent).toContain("Activate");
  expect(screen.getByText(/^You are on/).textContent).toBe(
    "You are on Premium Monthly. The next payment is on 3 December 2100.",
  );
  expect(screen.getByRole("button", { name: "Billing page" })).toBeTruthy();
});

test("shows Forever Free as chosen after a cancellation, until when premium stays on, and the way back", async () => {
  subscriptionIs(CANCELLED);
  answers["POST /api/subs/resume/u1"] = () => ({
    body: { ...MONTHLY, message: "Subscription resumed successfully" },
  });
  open();
  expect((await findPlan("Forever Free")).getByText("Your plan")).toBeTruthy();
  expect(screen.getByText(/Premium stays on until/).textContent).toContain("until 3 December 2100.");
  act(() => screen.getByRole("button", { name: "Resume" }).click());
  expect(await screen.findByText("Subscription resumed successfully")).toBeTruthy();
  expect(plan("Premium Monthly").getByText("Your plan")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByText(/^You are on Premium Monthly\./));
});

test("says until when Premium was given, with nothing to resume or to cancel", async () => {
  subscriptionIs({ ...FREE, status: "active", grantedUntil: "2027-05-04" });
  open();
  expect(await screen.findByText("Premium, given until 4 May 2027")).toBeTruthy();
  const free = await findPlan("Forever Free");
  expect(free.queryByText("Your plan")).toBeNull();
  expect(free.getByText("You return to this plan after 4 May.")).toBeTruthy();
  expect(screen.queryByText(/Your subscription is cancelled|no longer sold/)).toBeNull();
  expect(screen.queryByRole("button", { name: /Resume|Cancel Subscription/ })).toBeNull();
});

test("says that a payment failed, what stays on, and leads to the billing page", async () => {
  subscriptionIs({ ...MONTHLY, pastDue: true });
  open();
  expect(await screen.findByText("Your last payment failed")).toBeTruthy();
  expect(screen.getByText(/Everything stays on for 7 days/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Open the billing page" })).toBeTruthy();
  expect(screen.queryByText(/The next payment/)).toBeNull();
});

test("lets a plan that is no longer sold be cancelled", async () => {
  subscriptionIs({ ...MONTHLY, planId: "old" });
  open();
  expect(await screen.findByText("Your plan is no longer sold")).toBeTruthy();
  act(() => screen.getByRole("button", { name: "Cancel Subscription" }).click());
  expect(await screen.findByRole("alertdialog", { name: "Cancel your plan?" })).toBeTruthy();
});

test("shows three busy shapes until plans and subscription are both there", async () => {
  let deliver = (_: Answer) => {};
  answers["GET /api/subs/getusersubs/u1"] = () =>
    new Promise((resolve) => {
      deliver = resolve;
    });
  open();
  const list = await screen.findByRole("list", { name: "Plans" });
  await waitFor(() => expect(calls).toContain("GET /api/subs/getusersubs/u1"));
  expect(list.getAttribute("aria-busy")).toBe("true");
  expect(list.children).toHaveLength(3);
  await act(async () => deliver({ body: FREE }));
  await screen.findByRole("article", { name: "Forever Free" });
  expect(screen.getByRole("list", { name: "Plans" }).getAttribute("aria-busy")).toBeNull();
});

test("says that plans could not be loaded and loads them on another try", async () => {
  answers["GET /api/subs/getplans/u1"] = () => Promise.reject(new TypeError("no network"));
  open();
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to load plans");
  expect(screen.queryByRole("button", { name: "Activate" })).toBeNull();
  answers["GET /api/subs/getplans/u1"] = () => ({ body: { data: PLANS } });
  act(() => screen.getByRole("button", { name: "Try again" }).click());
  expect(await findPlan("Premium Yearly")).toBeTruthy();
});

test("makes one checkout of two clicks and stays busy on the way out", async () => {
  let deliver = (_: Answer) => {};
  answers["POST /api/subs/stripesession"] = () =>
    new Promise((resolve) => {
      deliver = resolve;
    });
  open();
  const button = (await findPlan("Premium Monthly")).getByRole("button");
  act(() => {
    button.click();
    button.click();
    plan("Premium Yearly").getByRole("button").click();
  });
  await waitFor(() => expect(timesCalled("POST /api/subs/stripesession")).toBe(1));
  expect(button.getAttribute("aria-busy")).toBe("true");
  await act(async () => deliver({ body: { url: "https://evil.example/" } }));
  // Not a place to be sent to: nothing happens but this.
  expect(await screen.findByText("failed to create session")).toBeTruthy();
  expect(button.getAttribute("aria-busy")).toBeNull();
  expect(timesCalled("POST")).toBe(1);
});

test("says that the payment could not be started, in the server's words where it has some", async () => {
  const refuse = (status: number, text: string, code: string) => {
    answers["POST /api/subs/stripesession"] = () => ({ status, body: { error: text, message: text, code } });
  };
  refuse(500, "an unexpected error occurred.", "unexpected");
  open();
  const button = (await findPlan("Premium Monthly")).getByRole("button");
  act(() => button.click());
  expect(await screen.findByText("Failed to process payment")).toBeTruthy();
  refuse(403, "Please sign in with a security code from your email first.", "forbidden");
  act(() => button.click());
  expect(await screen.findByText("Please sign in with a security code from your email first.")).toBeTruthy();
});

test("keeps the plan and the dialog when cancelling fails", async () => {
  subscriptionIs(MONTHLY);
  answers["DELETE /api/subs/cancelsubscription/u1"] = () => Promise.reject(new TypeError("no network"));
  open();
  const monthly = await findPlan("Premium Monthly");
  act(() => monthly.getByRole("button").click());
  const dialog = within(await screen.findByRole("alertdialog", { name: "Cancel Premium Monthly?" }));
  expect(dialog.getByText(/runs until/).textContent).toContain("3 December 2100");
  act(() => dialog.getByRole("button", { name: "Cancel Subscription" }).click());
  expect(await screen.findByText("Failed to cancel subscription")).toBeTruthy();
  expect(screen.getByRole("alertdialog")).toBeTruthy();
  expect(monthly.getByText("Your plan")).toBeTruthy();
});

test("shows Forever Free at once when it was cancelled, and moves the focus to what stays on", async () => {
  subscriptionIs(MONTHLY);
  answers["DELETE /api/subs/cancelsubscription/u1"] = () => ({
    body: { ...CANCELLED, message: "Subscription canceled successfully" },
  });
  open();
  const monthly = await findPlan("Premium Monthly");
  act(() => monthly.getByRole("button").click());
  const dialog = within(await screen.findByRole("alertdialog"));
  act(() => dialog.getByRole("button", { name: "Cancel Subscription" }).click());
  expect(await screen.findByText("Subscription canceled successfully")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(plan("Forever Free").getByText("Your plan")).toBeTruthy();
  const ending = screen.getByText(/Premium stays on until/).closest("[tabindex]");
  await waitFor(() => expect(document.activeElement).toBe(ending));
});

test("says in the sandbox, and only there, that no money moves", async () => {
  open("/subscription", "sandbox");
  expect(await screen.findByText("Sandbox: nothing is charged")).toBeTruthy();
  await screen.findByRole("article", { name: "Forever Free" });
});
