import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { AccessToken } from "@visita/domain/connect/token.contract";
import { beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../../test/open-pages.tsx";
import ConnectPage from "./connect-page.tsx";
import DevicePage from "./device-page.tsx";
import { OwnDevicePage } from "./own-device-page.tsx";

const USER = { userid: "u1", email: "giulia@person.example", firstname: "Giulia", lastname: "Ferrante" };
const PASSWORD = "mk4t9q2zx7hdw3fp8r6ncy5vb2jg";
const SECRET = `vis_${"7Kd2".repeat(10)}`;
const DAY = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

const PHONE: AccessToken = {
  id: "t1",
  kind: "device",
  name: "Giulia’s iPhone",
  system: "iphone",
  permissions: [],
  start: null,
  createdAt: inDays(-3),
  endsAt: null,
  lastUsedAt: inDays(-1),
};
const SYNC: AccessToken = {
  ...PHONE,
  id: "t2",
  kind: "program",
  name: "Newsletter sync",
  system: null,
  permissions: ["contacts:read", "insights:read"],
  start: "vis_7Kd2",
  endsAt: inDays(60),
  lastUsedAt: null,
};
const OLD: AccessToken = { ...SYNC, id: "t3", name: "Old import", endsAt: inDays(-20) };

type Answer = { status?: number; body: unknown };
let answers: Record<string, () => Answer>;
let sent: string[];
let copied: string[];

beforeEach(() => {
  sent = [];
  copied = [];
  answers = {
    "GET /api/auth/user": () => ({ body: { user: USER } }),
    "GET /api/contacts/filters": () => ({ body: { total: 248 } }),
    "POST /api/com/fav": () => ({ body: { data: [{}] } }),
    "GET /api/account/webhooks": () => ({ body: { webhooks: [] } }),
  };
  theyHave([]);
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const made = `${init.method ?? "GET"} ${url}`;
    if (init.method !== "GET" && init.body) sent.push(String(init.body));
    const { status = 200, body } = answers[made]?.() ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
});

function theyHave(tokens: AccessToken[]) {
  answers["GET /api/account/tokens"] = () => ({ body: { tokens } });
}

function open(at: string = "/account/connect") {
  const router = openPages(
    [
      { path: "/account/connect", element: <ConnectPage /> },
      { path: "/account/connect/device", element: <DevicePage /> },
      { path: "/connect/device", element: <OwnDevicePage /> },
      { path: "/account/settings", element: <p>Settings page</p> },
    ],
    { at },
  );
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
    copied.push(text);
  });
  return { user, router };
}

async function press(name: string) {
  const button = await screen.findByRole("button", { name });
  await act(async () => button.click());
}

const region = async (name: string) => within(await screen.findByRole("region", { name }));

test("says that nothing is connected yet", async () => {
  open();
  expect(await screen.findByText("No device yet")).toBeTruthy();
  expect(screen.getByText("No token yet")).toBeTruthy();
});

test("lists devices with their books, and tokens with what they may do", async () => {
  theyHave([PHONE, SYNC, OLD]);
  open();
  expect(await screen.findByText("248 people. Changes go both ways.")).toBeTruthy();
  expect(screen.getByText("1 card, read only. It follows its owner.")).toBeTruthy();
  const [device] = within(screen.getByRole("list", { name: "Devices" })).getAllByRole("listitem");
  expect(device?.textContent).toMatch(/Giulia’s iPhone.*Last used yesterday/);
  const [sync, old] = within(screen.getByRole("list", { name: "Tokens" })).getAllByRole("listitem");
  expect(sync?.textContent).toMatch(/Read contacts, Read insights.*vis_7Kd2….*Ends .*Not used yet/);
  expect(old?.textContent).toMatch(/Old import.*Ended/);
  expect(within(old as HTMLElement).getByRole("button", { name: "Remove Old import" })).toBeTruthy();
});

test("connects a device under a proposed name and shows its password until one leaves", async () => {
  answers["POST /api/account/tokens/device"] = () => ({
    status: 201,
    body: { token: { ...PHONE, system: "android", name: "Giulia’s phone" }, secret: PASSWORD },
  });
  const { user, router } = open();
  await press("Connect a device");
  const dialog = within(await screen.findByRole("dialog", { name: "Connect a device" }));
  expect((dialog.getByLabelText("Name") as HTMLInputElement).value).toBe("Giulia’s iPhone");
  await user.click(dialog.getByRole("radio", { name: "Android" }));
  expect((dialog.getByLabelText("Name") as HTMLInputElement).value).toBe("Giulia’s phone");
  await press("Make a password for it");
  expect(await screen.findByRole("heading", { name: "Connect Giulia’s phone" })).toBeTruthy();
  expect(sent.at(-1)).toBe(JSON.stringify({ name: "Giulia’s phone", system: "android" }));
  expect(screen.getByRole("tab", { name: "Android", selected: true })).toBeTruthy();
  expect((await region("Password")).getByText("mk4t 9q2z x7hd w3fp 8r6n cy5v b2jg")).toBeTruthy();
  await press("Copy the password");
  expect(copied).toEqual([PASSWORD]);
  expect(router.state.location.state).toBeNull();
  await act(() => router.navigate("/account/connect"));
  await act(() => router.navigate(-1));
  await screen.findByText("No device yet");
  expect(document.body.textContent).not.toContain("mk4t");
});

test("shows it on the device itself, and takes it out of the address", async () => {
  const values = { name: "Phone", system: "iphone", user: USER.email, password: PASSWORD };
  window.history.replaceState(null, "", `/connect/device#${new URLSearchParams(values)}`);
  open("/connect/device");
  expect((await region("User name")).getByText(USER.email)).toBeTruthy();
  expect((await region("Server")).getByText("https://cards.example/dav")).toBeTruthy();
  expect(window.location.hash).toBe("");
  const profile = screen.getByRole("button", { name: "Download the profile" }).closest("form");
  expect(Object.fromEntries(new FormData(profile as HTMLFormElement))).toEqual({
    username: USER.email,
    password: PASSWORD,
  });
});

test("says so where there is no password", async () => {
  open("/connect/device");
  expect(await screen.findByRole("heading", { name: "There is no password here" })).toBeTruthy();
});

test("makes a token with a name and something to do, and shows it once", async () => {
  answers["POST /api/account/tokens/program"] = () => ({
    status: 201,
    body: { token: SYNC, secret: SECRET },
  });
  const { user } = open();
  await press("Make a token");
  const dialog = within(await screen.findByRole("dialog", { name: "Make a token" }));
  await press("Make token");
  expect(await dialog.findByText("Please enter a name.")).toBeTruthy();
  expect(dialog.getByText("Please choose at least one thing it may do.")).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Name/), "Newsletter sync");
  await user.click(dialog.getByRole("checkbox", { name: /^Read contacts/ }));
  await user.click(dialog.getByRole("radio", { name: "30 days" }));
  await press("Make token");
  const ready = within(await screen.findByRole("dialog", { name: "Newsletter sync is ready" }));
  expect(sent.at(-1)).toBe(
    JSON.stringify({ name: "Newsletter sync", permissions: ["contacts:read"], days: 30 }),
  );
  expect(ready.getByText(SECRET)).toBeTruthy();
  expect(ready.getByText(/curl "https:\/\/cards.example\/api\/contacts\?since=/)).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(ready.getByText(SECRET)).toBeTruthy();
  await press("I have copied it");
  expect(screen.queryByText(SECRET)).toBeNull();
});

test("revokes after a question, and says when that failed", async () => {
  theyHave([PHONE]);
  answers["DELETE /api/account/tokens/t1"] = () => ({ status: 500, body: {} });
  open();
  await press("Revoke Giulia’s iPhone");
  const dialog = within(await screen.findByRole("alertdialog", { name: "Revoke Giulia’s iPhone?" }));
  await act(async () => dialog.getByRole("button", { name: "Revoke" }).click());
  expect(await screen.findByText("We couldn’t revoke it. Please try again.")).toBeTruthy();
  answers["DELETE /api/account/tokens/t1"] = () => ({ body: { message: "Revoked. It stopped at once." } });
  theyHave([]);
  await act(async () => dialog.getByRole("button", { name: "Revoke" }).click());
  expect(await screen.findByText("No device yet")).toBeTruthy();
});

test("says when the list could not be loaded, and loads it again", async () => {
  answers["GET /api/account/tokens"] = () => ({ status: 500, body: {} });
  open();
  const [failure] = await screen.findAllByText("We couldn’t load your devices and tokens.");
  expect(failure).toBeTruthy();
  theyHave([PHONE]);
  await act(async () => screen.getAllByRole("button", { name: "Try again" })[0]?.click());
  expect(await screen.findByText("Giulia’s iPhone")).toBeTruthy();
});
