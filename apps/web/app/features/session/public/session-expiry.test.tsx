import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { errorResponse } from "../../../../test/error-response.ts";
import { openPages } from "../../../../test/open-pages.tsx";
import { call } from "../../../lib/api.ts";
import { useSession } from "./session-context.tsx";

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
  openPages([{ path: "/", element: <Greeting /> }]);
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
