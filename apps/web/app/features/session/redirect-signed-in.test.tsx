import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { openPages } from "../../../test/open-pages.tsx";
import { useSession } from "./public/session-context.tsx";
import { RedirectSignedIn } from "./redirect-signed-in.tsx";

const USER = { userid: "u1", email: "ada@person.example", firstname: "Ada", lastname: "Byron" };

function SignIn() {
  const { setCurrentUser } = useSession();
  return (
    <RedirectSignedIn to="/dashboard">
      <button type="button" onClick={() => setCurrentUser(USER)}>
        Sign in
      </button>
    </RedirectSignedIn>
  );
}

/** A browser in which nobody is signed in, with the answers to later questions held back. */
async function openSignedOut() {
  const answers: ((user: typeof USER) => void)[] = [];
  let calls = 0;
  vi.stubGlobal("fetch", () => {
    calls += 1;
    if (calls === 1) return Promise.resolve(Response.json({ user: null }));
    return new Promise((resolve) => answers.push((user) => resolve(Response.json({ user }))));
  });
  const router = openPages([
    { path: "/", element: <p>Home</p> },
    { path: "/auth/signin", element: <SignIn /> },
    { path: "/dashboard", element: <p>Dashboard</p> },
  ]);
  await screen.findByText("Home");
  return { router, answers };
}

test("who signs in from another tab while the page opens is led on", async () => {
  const { router, answers } = await openSignedOut();
  const otherTab = new BroadcastChannel("visita-session");
  onTestFinished(() => otherTab.close());
  otherTab.postMessage("signed-in");
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await act(() => router.navigate("/auth/signin"));
  await screen.findByRole("button", { name: "Sign in" });
  answers[0]?.(USER);
  await screen.findByText("Dashboard");
});

test("who signs in on the page stays for its message, and is led on when they come back to it", async () => {
  const { router } = await openSignedOut();
  await act(() => router.navigate("/auth/signin"));
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  expect(router.state.location.pathname).toBe("/auth/signin");
  await act(() => router.navigate("/"));
  await act(() => router.navigate(-1));
  await screen.findByText("Dashboard");
});
