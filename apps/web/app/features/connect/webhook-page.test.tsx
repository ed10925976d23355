import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Webhook, WebhookDelivery } from "@visita/domain/connect/webhook.contract";
import { beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../../test/open-pages.tsx";
import ConnectPage from "./connect-page.tsx";
import WebhookPage from "./webhook-page.tsx";

const USER = { userid: "u1", email: "giulia@person.example", firstname: "Giulia", lastname: "Ferrante" };
const SECRET = "whsec_c2VjcmV0IG9mIGEgd2ViaG9vaw==";
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const HOOK: Webhook = {
  webhookid: "w1",
  url: "https://hooks.officina.example/visita",
  events: ["contact.left", "contact.changed"],
  createdAt: ago(5_000),
  lastAt: ago(30),
  failingSince: null,
  nextTryAt: null,
  behind: 0,
  paused: null,
  secretSince: ago(5_000),
  oldSecretUntil: null,
};
const FAILING: Webhook = {
  ...HOOK,
  webhookid: "w2",
  url: "https://n8n.officina.example/hook",
  events: ["contact.left", "contact.changed", "card.changed", "link.created"],
  failingSince: ago(60),
  nextTryAt: ago(-60),
  behind: 2,
};
const PAUSED: Webhook = { ...HOOK, webhookid: "w3", paused: { at: ago(3), by: "failures" } };
const FAILED = { at: ago(20), took: 400, status: 500, failure: null };
const DELIVERIES: WebhookDelivery[] = [
  {
    deliveryid: "msg_2",
    event: "contact.changed",
    createdAt: ago(10),
    state: "waiting",
    last: null,
    nextTryAt: null,
  },
  {
    deliveryid: "msg_1",
    event: "contact.left",
    createdAt: ago(20),
    state: "waiting",
    last: FAILED,
    nextTryAt: ago(-60),
  },
];

type Answer = { status?: number; body: unknown };
let answers: Record<string, () => Answer>;
let made: string[];

beforeEach(() => {
  made = [];
  answers = {
    "GET /api/auth/user": () => ({ body: { user: USER } }),
    "GET /api/account/tokens": () => ({ body: { tokens: [] } }),
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? "GET"} ${url}`;
    if (init.method !== undefined && init.method !== "GET") made.push(`${call} ${init.body ?? ""}`.trim());
    const { status = 200, body } = answers[call]?.() ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
});

function theyHave(webhooks: Webhook[], deliveries: WebhookDelivery[] = []) {
  answers["GET /api/account/webhooks"] = () => ({ body: { webhooks } });
  for (const webhook of webhooks) {
    const path = `/api/account/webhooks/${webhook.webhookid}`;
    answers[`GET ${path}`] = () => ({ body: webhook });
    answers[`GET ${path}/deliveries`] = () => ({ body: { deliveries, hasMore: false } });
  }
}

function open(at = "/account/connect") {
  const router = openPages(
    [
      { path: "/account/connect", element: <ConnectPage /> },
      { path: "/account/connect/webhooks/:webhookid", element: <WebhookPage /> },
      { path: "/account/settings", element: <p>Settings page</p> },
    ],
    { at },
  );
  return { router, user: userEvent.setup() };
}

async function press(name: string | RegExp) {
  const button = await screen.findByRole("button", { name });
  await act(async () => button.click());
}

test("lists webhooks with their state and events, each a link", async () => {
  theyHave([HOOK, FAILING, PAUSED]);
  const { router } = open();
  await screen.findByText("4 events");
  const list = screen.getByRole("list", { name: "Webhooks" });
  const rows = within(list).getAllByRole("listitem");
  const texts = rows.map(({ textContent }) => textContent);
  expect(texts[0]).toContain(
    "hooks.officina.example/visitaWorkingcontact.left, contact.changedLast delivery",
  );
  expect(texts[1]).toMatch(/Failing4 eventsFailing since .+ Next try/);
  expect(texts[2]).toMatch(/Paused.+Paused since/);
  await act(async () => within(list).getByRole("link", { name: /n8n/ }).click());
  expect(router.state.location.pathname).toBe("/account/connect/webhooks/w2");
});

test("adds one, and says at the address why it is refused", async () => {
  theyHave([]);
  const { router, user } = open();
  expect(await screen.findByText("No webhook yet")).toBeTruthy();
  await press("Add a webhook");
  const address = await screen.findByRole("textbox", { name: /Address/ });
  await user.type(address, "https://printer.local/hook");
  const refusal = "This address leads into a private network. Use one that is open to the internet.";
  answers["POST /api/account/webhooks"] = () => ({
    status: 400,
    body: { error: refusal, message: refusal, code: "invalid_input", fields: { url: refusal } },
  });
  await press("Add webhook");
  expect(screen.getByRole("textbox", { description: /leads into a private network/ })).toBe(address);
  expect(document.activeElement).toBe(address);

  await user.clear(address);
  await user.type(address, HOOK.url);
  await user.click(screen.getByRole("checkbox", { name: /card\.deleted/ }));
  theyHave([HOOK]);
  answers["POST /api/account/webhooks"] = () => ({ status: 201, body: { webhook: HOOK, secret: SECRET } });
  await press("Add webhook");
  expect(JSON.parse(made.at(-1)?.replace(/^[^{]*/, "") ?? "")).toEqual({
    url: HOOK.url,
    events: ["contact.left", "contact.changed", "card.deleted"],
  });
  expect(router.state.location.pathname).toBe("/account/connect/webhooks/w1");
  expect(
    await screen.findByRole("heading", { level: 1, name: "hooks.officina.example/visita" }),
  ).toBeTruthy();
});

test("tries an address before it is added", async () => {
  theyHave([]);
  const { user } = open();
  await press("Add a webhook");
  await press("Send a test");
  expect(screen.getByRole("textbox", { description: /Please enter/ })).toBeTruthy();
  expect(made).toEqual([]);
  const address = await screen.findByRole("textbox", { name: /Address/ });
  await user.type(address, HOOK.url);
  answers["POST /api/account/webhooks/try"] = () => ({ body: { ...FAILED, status: 404, took: 300 } });
  await press("Send a test");
  expect(await screen.findByText("The test did not arrive")).toBeTruthy();
  expect(screen.getByText(/^404 after 0\.3 s/)).toBeTruthy();
  await user.type(address, "2");
  expect(screen.queryByText("The test did not arrive")).toBeNull();
  answers["POST /api/account/webhooks/try"] = () => ({ body: { ...FAILED, status: 204 } });
  await press("Send a test");
  expect(await screen.findByText("The test arrived")).toBeTruthy();
  expect(made).toEqual([
    `POST /api/account/webhooks/try {"url":"${HOOK.url}"}`,
    `POST /api/account/webhooks/try {"url":"${HOOK.url}2"}`,
  ]);
});

test("wants at least one event", async () => {
  theyHave([]);
  const { user } = open();
  await press("Add a webhook");
  await user.type(await screen.findByRole("textbox", { name: /Address/ }), HOOK.url);
  for (const name of [/contact\.left/, /contact\.changed/]) {
    await user.click(screen.getByRole("checkbox", { name }));
  }
  await press("Add webhook");
  const description = "Please choose at least one event.";
  expect(screen.getByRole("group", { name: "Tell it about", description })).toBeTruthy();
  expect(made).toEqual([]);
});

test("shows a delivery with its tries, the answer and what was sent, and sends it again", async () => {
  theyHave([FAILING], DELIVERIES);
  const path = "/api/account/webhooks/w2/deliveries/msg_1";
  answers[`GET ${path}`] = () => ({
    body: {
      ...DELIVERIES[1],
      attempts: [{ ...FAILED, status: null, failure: "no_answer", took: 10_000, at: ago(21) }, FAILED],
      answer: "HTTP/1.1 500 Internal Server Error\n\nno such column",
      sent: "webhook-id: msg_1\n\n{}",
    },
  });
  open("/account/connect/webhooks/w2");
  expect(await screen.findByText(/2 about the same subject wait behind it/)).toBeTruthy();
  expect(await screen.findByRole("button", { name: /Waiting.*contact\.changed/ })).toBeTruthy();
  await press(/500.*contact\.left/);
  expect(await screen.findByText(/no such column/)).toBeTruthy();
  expect(screen.getByText("10.0 s")).toBeTruthy();
  expect(screen.getByText("Next try")).toBeTruthy();
  answers[`POST ${path}/again`] = () => ({ body: { ...FAILED, status: 204 } });
  await press("Send again");
  expect(made).toEqual([`POST ${path}/again {}`]);
});

test("sends a test and says what came of it", async () => {
  theyHave([HOOK]);
  open("/account/connect/webhooks/w1");
  answers["POST /api/account/webhooks/w1/test"] = () => ({ body: { ...FAILED, status: 204, took: 200 } });
  await press("Send a test");
  expect(await screen.findByText("The test arrived")).toBeTruthy();
  expect(screen.getByText("204 after 0.2 s. It counts as test and changes nothing.")).toBeTruthy();
  answers["POST /api/account/webhooks/w1/test"] = () => ({
    body: { ...FAILED, status: null, failure: "unreachable" },
  });
  await press("Send a test");
  expect(await screen.findByText("The test did not arrive")).toBeTruthy();
  expect(screen.getByText(/^Not reachable after 0\.4 s/)).toBeTruthy();
});

test("shows the secret, and changes it after a question", async () => {
  theyHave([HOOK]);
  open("/account/connect/webhooks/w1");
  answers["GET /api/account/webhooks/w1/secret"] = () => ({ body: { secret: SECRET } });
  await press("Show");
  expect(await screen.findByText(SECRET)).toBeTruthy();
  await press("Hide");
  expect(screen.queryByText(SECRET)).toBeNull();
  await press("Change");
  const changed = { ...HOOK, secretSince: ago(0), oldSecretUntil: ago(-7 * 24 * 60) };
  answers["POST /api/account/webhooks/w1/secret"] = () => ({
    body: { webhook: changed, secret: `${SECRET}2` },
  });
  theyHave([changed]);
  await press("Change secret");
  expect(await screen.findByText(`${SECRET}2`)).toBeTruthy();
  expect(await screen.findByText(/The old one signs too, until/)).toBeTruthy();
});

test("says why it is paused, goes on, and is deleted after a question", async () => {
  theyHave([PAUSED]);
  const { router } = open("/account/connect/webhooks/w3");
  expect(await screen.findByText("Nothing reached it for three days")).toBeTruthy();
  answers["POST /api/account/webhooks/w3/resume"] = () => ({ body: HOOK });
  theyHave([{ ...PAUSED, paused: null }]);
  await press("Go on");
  expect(await screen.findByRole("button", { name: "Pause" })).toBeTruthy();
  expect(screen.queryByText("Nothing reached it for three days")).toBeNull();
  await press("More about this webhook");
  await press("Delete");
  answers["DELETE /api/account/webhooks/w3"] = () => ({
    body: { message: "Deleted. Nothing more is sent." },
  });
  theyHave([]);
  const dialog = within(await screen.findByRole("alertdialog"));
  await act(async () => dialog.getByRole("button", { name: "Delete" }).click());
  await vi.waitFor(() => expect(router.state.location.pathname).toBe("/account/connect"));
});

test("says when the list could not be loaded", async () => {
  answers["GET /api/account/webhooks"] = () => ({ status: 400, body: {} });
  open();
  expect(await screen.findByText("We couldn’t load your webhooks.")).toBeTruthy();
});
