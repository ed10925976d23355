import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { openPages } from "../../../test/open-pages.tsx";
import { ExampleNote } from "./account-header.tsx";

function open(userid: string) {
  const asked: string[] = [];
  const user = { userid, email: "giulia@officinabrera.example", firstname: "Giulia", lastname: "Ferrante" };
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify(url === "/api/auth/user" ? { user } : { message: "ok" }));
  });
  const page = (
    <>
      <p>Here</p>
      <ExampleNote />
    </>
  );
  openPages([{ path: "*", element: page }]);
  return asked;
}

test("says that the account is fictional, and leads out of it", async () => {
  const asked = open("demo-account");
  expect((await screen.findByRole("note", { name: "Example" })).textContent).toContain("Giulia is fictional");
  await userEvent.setup().click(screen.getByRole("button", { name: "Leave the example" }));
  expect(asked).toContain("/api/auth/logout");
});

test("says nothing to anybody else", async () => {
  open("u1");
  await screen.findByText("Here");
  expect(screen.queryByRole("note", { name: "Example" })).toBeNull();
});
