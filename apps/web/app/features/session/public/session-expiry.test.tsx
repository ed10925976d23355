import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { errorResponse } from "../../../../test/error-response.ts";
import { call } from "../../../lib/api.ts";
import { SessionProvider, useSession } from "./session-context.tsx";

const USER = { userid: "u1", email: "ada@person.example", firstname: "Ada", lastname: "Byron" };

function Greeting() {
  const { currentUser } = useSession();
  return currentUser ? `Hello ${currentUser.firstname}` : "Please sign in";
}

async function openWith(refusal: "not_signed_in" | "rate_limited") {
  const { body, status } = errorResponse(refusal);
  vi.stubGlobal("fetch", async (url: string) =>
    url === "/api/auth/user"
      ? new Response(JSON.stringify({ user: USER }))
      : new Response(JSON.stringify(body), { status }),
  );
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider>
        <Greeting />
      </SessionProvider>
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: page }])} />);
  await screen.findByText("Hello Ada");
  await act(() => expect(call("GET /api/account/email")).rejects.toMatchObject({ code: refusal }));
}

test("a call that finds the session expired signs the page out, whoever made it", async () => {
  await openWith("not_signed_in");
  expect(await screen.findByText("Please sign in")).toBeTruthy();
});

test("a call that is refused for another reason does not", async () => {
  await openWith("rate_limited");
  expect(screen.getByText("Hello Ada")).toBeTruthy();
});
