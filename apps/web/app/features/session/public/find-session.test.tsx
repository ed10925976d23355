import { screen } from "@testing-library/react";
import { SCAN_PATH } from "@visita/domain/scan/scan-path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cacheScanPage, readOfflineAccount } from "../../../../offline/scan-page.ts";
import { openPages } from "../../../../test/open-pages.tsx";
import { useSession } from "./session-context.tsx";

const ADA = { userid: "u1", email: "ada@person.example", firstname: "Ada", lastname: "Byron" };
const GRACE = { ...ADA, userid: "u2", firstname: "Grace" };

/** Undefined without a network. */
let answer: { user: typeof ADA | null } | undefined;

beforeEach(() => {
  answer = undefined;
  cacheScanPage(ADA, async () => true);
  vi.stubGlobal("fetch", async () => {
    if (!answer) throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(answer));
  });
});

afterEach(() => history.replaceState(null, "", "/"));

function Greeting() {
  const { currentUser, authLoading } = useSession();
  if (authLoading) return null;
  return currentUser ? `Hello ${currentUser.firstname}` : "Please sign in";
}

function open(path: string) {
  history.replaceState(null, "", path);
  openPages([{ path: "*", element: <Greeting /> }]);
}

test("without a network the scan page alone knows who opened it last", async () => {
  open("/contacts");
  expect(await screen.findByText("Please sign in")).toBeTruthy();
  document.body.replaceChildren();
  open(SCAN_PATH);
  expect(await screen.findByText("Hello Ada")).toBeTruthy();
});

test("the server's word is asked for once the network is back", async () => {
  open(SCAN_PATH);
  await screen.findByText("Hello Ada");
  answer = { user: null };
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByText("Please sign in")).toBeTruthy();
  expect(readOfflineAccount()).toBeNull();
});

test("whoever signs in as somebody else takes it from who was before", async () => {
  answer = { user: GRACE };
  open("/dashboard");
  await screen.findByText("Hello Grace");
  expect(readOfflineAccount()).toBeNull();
});
