import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import type { UserSubscription } from "@visita/domain/billing/billing.contract";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { billingKeys } from "./public/billing.queries.ts";
import { CheckoutBanner } from "./public/checkout-banner.tsx";
import { useCheckoutReturn } from "./use-checkout-return.ts";

const FREE: UserSubscription = {
  status: "inactive",
  planId: null,
  cancelAt: null,
  renewsAt: null,
  pastDue: false,
  hasBilling: false,
};
const MONTHLY: UserSubscription = { ...FREE, status: "active", planId: "m" };

let answer: UserSubscription;
let calls: string[];
let queryClient: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  answer = FREE;
  calls = [];
  queryClient = new QueryClient();
  vi.stubGlobal("fetch", async (url: string) => {
    calls.push(url);
    return new Response(JSON.stringify(answer));
  });
});

function Page() {
  const { news, clearNews } = useCheckoutReturn("u1");
  return (
    <>
      <CheckoutBanner news={news} />
      <button type="button" onClick={clearNews}>
        Cancel
      </button>
    </>
  );
}

async function open(search: string) {
  const page = (
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>
  );
  const router = createMemoryRouter(
    [
      { path: "/subscription", element: page },
      { path: "/dashboard", element: <p>Cards</p> },
    ],
    { initialEntries: [`/subscription${search}`] },
  );
  render(<RouterProvider router={router} />);
  await pass(0);
  return router;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const told = () => screen.getByRole("status").textContent;

test.each([
  ["cancelled", /Nothing was charged/],
  ["resumed", /Your subscription continues/],
])("tells what ?checkout=%s means and takes it from the address", async (outcome, text) => {
  const router = await open(`?checkout=${outcome}`);
  expect(told()).toMatch(text);
  expect(router.state.location.search).toBe("");
  expect(calls).toEqual([]);
});

test.each(["?checkout=paid", "?checkout=toString", "?checkout=", "?session_id=cs_1", ""])(
  "has nothing to tell about '%s'",
  async (search) => {
    const router = await open(search);
    await pass(60_000);
    expect(router.state.location.search).toBe(search);
    expect(told()).toBe("");
    expect(calls).toEqual([]);
  },
);

test("waits for the payment, names the checkout after five seconds, and hands on the plan", async () => {
  const router = await open("?checkout=success&session_id=cs_1");
  expect(told()).toBe("We are confirming your payment.");
  await pass(4000);
  expect(calls.some((made) => made.includes("session_id"))).toBe(false);
  await pass(1000);
  expect(calls.at(-1)).toBe("/api/subs/getusersubs/u1?session_id=cs_1");
  expect(router.state.location.search).toBe("?checkout=success&session_id=cs_1");
  answer = MONTHLY;
  await pass(1000);
  expect(told()).toMatch(/^Your plan is active\./);
  expect(queryClient.getQueryData(billingKeys.subscription("u1"))).toEqual(MONTHLY);
  expect(router.state.location.search).toBe("");
  expect(router.state.historyAction).toBe("REPLACE");
  const made = calls.length;
  await pass(10_000);
  expect(calls).toHaveLength(made);
});

test("says after thirty seconds that a confirmed payment is there and activation takes a moment", async () => {
  answer = { ...FREE, isCheckoutPaid: true };
  await open("?checkout=success&session_id=cs_1");
  await pass(29_900);
  expect(told()).toBe("We are confirming your payment.");
  await pass(100);
  expect(told()).toBe("Payment received, activation may take a minute.");
  answer = MONTHLY;
  await pass(5000);
  expect(told()).toMatch(/^Your plan is active\./);
});

test("says of a payment that nobody confirms that it was not heard of, once", async () => {
  const router = await open("?checkout=success&session_id=bogus");
  await pass(30_000);
  expect(told()).toMatch(/^No payment confirmed yet\./);
  expect(router.state.location.search).toBe("");
  answer = MONTHLY;
  await pass(5000);
  expect(told()).toMatch(/^Your plan is active\./);
});

test("does not take a cancelled subscription that still runs for the new one", async () => {
  answer = { ...FREE, status: "active", cancelAt: "2026-12-03T00:00:00.000Z" };
  await open("?checkout=success&session_id=cs_1");
  await pass(3000);
  expect(told()).toBe("We are confirming your payment.");
});

test("waits for a change of plan and says that it is done", async () => {
  answer = MONTHLY;
  const router = await open("?checkout=changed&plan=y");
  await pass(3000);
  expect(told()).toBe("We are confirming your new plan.");
  answer = { ...MONTHLY, planId: "y" };
  await pass(1000);
  expect(told()).toMatch(/^Your plan has changed\./);
  expect(router.state.location.search).toBe("");
});

test("says that a change of plan was not heard of", async () => {
  answer = MONTHLY;
  await open("?checkout=changed&plan=y");
  await pass(30_000);
  expect(told()).toMatch(/^Change not confirmed yet\./);
});

test("what was told goes when something else is done about the plan", async () => {
  await open("?checkout=resumed");
  act(() => screen.getByRole("button", { name: "Cancel" }).click());
  expect(told()).toBe("");
});

test("asks no more once the page is left", async () => {
  const router = await open("?checkout=success&session_id=cs_1");
  await act(() => router.navigate("/dashboard"));
  const made = calls.length;
  await pass(60_000);
  expect(calls).toHaveLength(made);
});

test("does not let an older answer that arrives later take the plan away again", async () => {
  answer = MONTHLY;
  const older = queryClient.fetchQuery({
    queryKey: billingKeys.subscription("u1"),
    queryFn: ({ signal: _signal }) =>
      new Promise((resolve) => {
        setTimeout(resolve, 500, FREE);
      }),
  });
  older.catch(() => {});
  await open("?checkout=success&session_id=cs_1");
  await pass(1000);
  expect(queryClient.getQueryData(billingKeys.subscription("u1"))).toEqual(MONTHLY);
});
