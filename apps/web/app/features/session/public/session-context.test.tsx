import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../../../test/open-pages.tsx";
import { useSession } from "./session-context.tsx";
import { onSignedOut } from "./session-events.ts";

afterEach(() => {
  signedOut.mockClear();
});

const USER = { userid: "u1", email: "ada@person.example", firstname: "Ada", lastname: "Byron" };

function Buttons() {
  const { currentUser, logout, setCurrentUser } = useSession();
  return (
    <>
      <p>{currentUser ? "In" : "Out"}</p>
      <button type="button" onClick={() => void logout()}>
        Log out
      </button>
      <button type="button" onClick={() => setCurrentUser(null)}>
        Expire
      </button>
    </>
  );
}

const signedOut = vi.fn();

async function open(logoutStatus = 200) {
  vi.stubGlobal("fetch", async (url: string) => {
    const isUser = url === "/api/auth/user";
    const refusal = { error: "No", message: "No", code: "unexpected" };
    const status = isUser ? 200 : logoutStatus;
    return new Response(JSON.stringify(isUser ? { user: USER } : refusal), { status });
  });
  openPages([{ path: "*", element: <Buttons /> }]);
  await screen.findByText("In");
  return userEvent.setup();
}

beforeEach(() => onSignedOut(signedOut));

test("whoever logs out is announced to what keeps their data in this browser", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: "Log out" }));
  await screen.findByText("Out");
  expect(signedOut).toHaveBeenCalledExactlyOnceWith("u1");
});

test("a session that merely ends is not announced, nor is a failed logout", async () => {
  const user = await open(500);
  await user.click(screen.getByRole("button", { name: "Log out" }));
  expect(screen.getByText("In")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Expire" }));
  await waitFor(() => expect(screen.getByText("Out")).toBeTruthy());
  expect(signedOut).not.toHaveBeenCalled();
});
