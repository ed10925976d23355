import { fireEvent, screen, waitFor } from "@testing-library/react";
import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../../test/open-pages.tsx";
import SignIn from "../../routes/auth-signin.tsx";
import SignUp from "../../routes/auth-signup.tsx";
import { saveSampleCard } from "../card/public/hand-over.ts";

const EMAIL = "ada@person.example";
const PASSWORD = "quiet-Otter-rows-77";
const ANSWERS: Record<string, [number, object]> = {
  "/api/auth/user": [200, { user: null }],
  "/api/auth/register": [
    201,
    {
      message: "Registration successful.",
      user: { userid: "u1", email: EMAIL, firstname: "Ada", lastname: "Byron" },
    },
  ],
  "/api/auth/login": [202, { token: "t", message: "A security code was sent." }],
};

let sent: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sent = {};
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    sent[url] = init.body && JSON.parse(String(init.body));
    const [status, body] = ANSWERS[url] ?? [404, {}];
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => sessionStorage.clear());

function open(path: string) {
  const pages = [
    { path: "/auth/signup", element: <SignUp /> },
    { path: "/auth/signin", element: <SignIn /> },
    { path: "*", element: <p>Another page</p> },
  ];
  return openPages(pages, { at: path, settings: { brand: "Visita" } });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: "input" });
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

async function signUp() {
  fill("Email", EMAIL);
  fill("Password", PASSWORD);
  fill("Confirm password", PASSWORD);
  fireEvent.click(screen.getByRole("checkbox"));
  fireEvent.click(screen.getByRole("button", { name: "Create account" }));
  await screen.findByText("Registration successful.");
  await vi.advanceTimersByTimeAsync(ACCOUNT_TIMES.registeredRedirect);
  return screen.findByRole("button", { name: "Sign in" });
}

test("needs one press and no typing after the sign-up, and is never stored", async () => {
  saveSampleCard({ fullname: "Ada Byron", color: "blue-color-one" });
  const router = open("/auth/signup");
  const button = await signUp();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  await waitFor(() => expect(sent["/api/auth/login"]).toMatchObject({ email: EMAIL, password: PASSWORD }));
  const kept = [router.state.location.state, { ...sessionStorage }, { ...localStorage }];
  expect(JSON.stringify(kept)).not.toContain(PASSWORD);
  // Once the code is on its way, the password is forgotten.
  await screen.findByText("A security code was sent.");
  await vi.advanceTimersByTimeAsync(ACCOUNT_TIMES.loginCodeRedirect);
  await screen.findByText("Another page");
  await router.navigate("/auth/signin", { state: { email: EMAIL } });
  await waitFor(() => expect(field("Password").value).toBe(""));
});

test("offers neither another account nor a passkey, which somebody new cannot have", async () => {
  vi.stubGlobal("PublicKeyCredential", class {});
  saveSampleCard({ fullname: "Ada Byron", color: "blue-color-one" });
  const router = open("/auth/signup");
  await signUp();
  const passkey = () => screen.queryByRole("button", { name: "Sign in with a passkey" });
  const account = () => screen.queryByRole("link", { name: "Create an account" });
  expect([passkey(), account()]).toEqual([null, null]);
  await router.navigate("/auth/signin", { state: { email: EMAIL } });
  await waitFor(() => expect(passkey()).not.toBeNull());
  expect(account()).not.toBeNull();
});

test("is of the person who tried their name on a card: the sign-up begins with it", () => {
  saveSampleCard({ fullname: " Ada  King Byron ", color: "blue-color-one" });
  open("/auth/signup");
  expect([field("First name").value, field("Last name").value]).toEqual(["Ada", "King Byron"]);
});
