import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openPages } from "../../../test/open-pages.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";

const USER = { userid: "u1", email: "ada@person.example", firstname: "Ada", lastname: "Byron" };
const PRICE = "With fewer than 8 characters, every sign-in needs an email code.";

function open(user: object) {
  vi.stubGlobal("fetch", async (url: string) =>
    Response.json(url === "/api/auth/user" ? { user } : { message: "password updated successfully" }),
  );
  openPages([{ path: "*", element: <ChangePasswordForm /> }]);
}

test("says what a short password costs, until a longer one is set", async () => {
  open({ ...USER, hasWeakPassword: true });
  expect(await screen.findByText(PRICE)).toBeTruthy();
  for (const [label, value] of [
    ["Old password", "abcde!"],
    ["New password", "quiet-Otter-rows-77"],
    ["Confirm new password", "quiet-Otter-rows-77"],
  ] as const)
    fireEvent.change(screen.getByLabelText(label, { selector: "input" }), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "Change password" }));
  await waitFor(() => expect(screen.queryByText(PRICE)).toBeNull());
});

test("says nothing of it to everybody else", async () => {
  open(USER);
  await waitFor(() => expect(screen.getByDisplayValue(USER.email)).toBeTruthy());
  expect(screen.queryByText(PRICE)).toBeNull();
});
