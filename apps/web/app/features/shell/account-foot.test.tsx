import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openPages } from "../../../test/open-pages.tsx";
import { AccountFoot } from "./account-foot.tsx";

const USER = { userid: "u1", email: "giulia@person.example", firstname: "Giulia", lastname: "Ferrante" };
const PLAN = { planId: null, cancelAt: null, renewsAt: null, pastDue: false, hasBilling: false };

test.each([
  ["Premium, given until 4 May 2027", { ...PLAN, status: "active", grantedUntil: "2027-05-04" }],
  ["Forever Free", { ...PLAN, status: "inactive" }],
])("names the plan: %s", async (name, subscription) => {
  const answers: Record<string, unknown> = {
    "/api/auth/user": { user: USER },
    "/api/subs/getplans/u1": { data: [] },
    "/api/subs/getusersubs/u1": subscription,
  };
  vi.stubGlobal("fetch", async (url: string) => new Response(JSON.stringify(answers[url] ?? [])));
  openPages([{ path: "*", element: <AccountFoot /> }]);
  expect(await screen.findByText(name)).toBeTruthy();
});
