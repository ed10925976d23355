import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../../../test/open-pages.tsx";
import { KNOWN_DEVICE_KEY } from "../../../lib/known-device.ts";
import { useSession } from "./session-context.tsx";
import { StartLink } from "./start-link.tsx";

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ user: null })));
});

function Home() {
  return (
    <>
      {useSession().currentUser === null && <p>Signed out</p>}
      <StartLink />
    </>
  );
}

async function start() {
  const pages = [
    { path: "/", element: <Home /> },
    { path: "*", element: <p>Next</p> },
  ];
  const router = openPages(pages);
  await screen.findByText("Signed out");
  const link = screen.getByRole("link", { name: "Get Started" });
  expect(link.getAttribute("href")).toBe("/b/c");
  fireEvent.click(link);
  await screen.findByText("Next");
  return router.state.location;
}

test("leads somebody new to the sign-up at once, and from there to the card", async () => {
  const visited = await start();
  expect([visited.pathname, visited.state]).toEqual(["/auth/signup", { returnTo: "/b/c" }]);
});

test("leads somebody who was here before to the card", async () => {
  localStorage.setItem(KNOWN_DEVICE_KEY, "1");
  expect((await start()).pathname).toBe("/b/c");
  localStorage.clear();
});
