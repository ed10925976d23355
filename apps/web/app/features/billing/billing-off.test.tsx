import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { impatientClient, openPages } from "../../../test/open-pages.tsx";
import Subscription from "../../routes/subscription.tsx";

test("without a payment provider it says that everything is open, and asks for no plans", async () => {
  const user = { userid: "u1", email: "ada@person.example", firstname: "Ada", lastname: "Byron" };
  const fetched = vi.fn(async (_url: string) => new Response(JSON.stringify({ user })));
  vi.stubGlobal("fetch", fetched);
  const client = impatientClient();
  openPages([{ path: "/", Component: Subscription }], { settings: { billing: "off" }, client });
  expect(screen.getByText(/Every feature is open on this installation/)).toBeTruthy();
  await waitFor(() => expect(client.getQueryData(["session"])).toEqual({ user }));
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/api/auth/user"]);
  expect(screen.queryByRole("list", { name: "Plans" })).toBeNull();
});
