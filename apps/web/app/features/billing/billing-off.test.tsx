import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import Subscription from "../../routes/subscription.tsx";
import { SessionProvider } from "../session/public/session-context.tsx";

test("without a payment provider it says that everything is open, and asks for no plans", async () => {
  const user = { userid: "u1", email: "ada@person.example", firstname: "Ada", lastname: "Byron" };
  const fetched = vi.fn(async (_url: string) => new Response(JSON.stringify({ user })));
  vi.stubGlobal("fetch", fetched);
  const queryClient = new QueryClient();
  const page = (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <Outlet />
      </SessionProvider>
    </QueryClientProvider>
  );
  const router = createMemoryRouter(
    [{ id: "root", element: page, children: [{ path: "/subscription", Component: Subscription }] }],
    {
      initialEntries: ["/subscription"],
      hydrationData: { loaderData: { root: { settings: { billing: "off" } } } },
    },
  );
  render(<RouterProvider router={router} />);
  expect(screen.getByText(/Every feature is open on this installation/)).toBeTruthy();
  await waitFor(() => expect(queryClient.getQueryData(["session"])).toEqual({ user }));
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/api/auth/user"]);
  expect(screen.queryByRole("list", { name: "Plans" })).toBeNull();
});
