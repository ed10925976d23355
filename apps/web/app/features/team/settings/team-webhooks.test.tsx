import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Webhook } from "@visita/domain/connect/webhook.contract";
import { beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../../../test/open-pages.tsx";
import TeamSettingsPage from "../../../routes/team-settings.tsx";
import { TeamFrame } from "../frame/team-frame.tsx";
import TeamWebhookPage from "./team-webhook-page.tsx";

const USER = { userid: "u1", email: "giulia@officinabrera.example", firstname: "Giulia", lastname: "F" };
const TEAM = {
  teamid: "t1",
  name: "Officina Brera",
  logo: null,
  ownLogo: null,
  role: "owner",
  cardid: "c1",
  deletedOn: null,
  people: 40,
  invited: 4,
  templates: 2,
  seatsLeft: 0,
  week: null,
  joining: null,
  page: { slug: null, line: "", isShown: false, isIndexed: false, agreed: 0 },
  isOnPage: false,
  contactsSharedAt: null,
};
const WEBHOOKS = "/api/team/t1/webhooks";
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const HOOK: Webhook = {
  webhookid: "w1",
  url: "https://hooks.officina.example/visita",
  events: ["link.created", "team.member_joined"],
  createdAt: ago(5_000),
  lastAt: null,
  failingSince: null,
  nextTryAt: null,
  behind: 0,
  paused: null,
  secretSince: ago(5_000),
  oldSecretUntil: null,
};

let webhooks: Webhook[];
let sent: [call: string, body: unknown][];

beforeEach(() => {
  webhooks = [];
  sent = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    if (method !== "GET") sent.push([`${method} ${url}`, init.body ? JSON.parse(String(init.body)) : {}]);
    if (url === "/api/auth/user") return Response.json({ user: USER });
    if (url === "/api/team") return Response.json({ teams: [TEAM] });
    if (url === "/api/team/t1/templates") return Response.json({ templates: [], max: 50, status: "active" });
    if (url === WEBHOOKS && method === "GET") return Response.json({ webhooks });
    if (url === WEBHOOKS) {
      webhooks = [HOOK];
      return Response.json({ webhook: HOOK, secret: "whsec_c2VjcmV0" }, { status: 201 });
    }
    if (url.endsWith("/deliveries")) return Response.json({ deliveries: [], hasMore: false });
    if (url.endsWith("/secret")) return Response.json({ secret: "whsec_c2VjcmV0" });
    if (url.startsWith(`${WEBHOOKS}/w1`)) {
      if (method === "DELETE") return Response.json({ message: "Deleted. Nothing more is sent." });
      return Response.json(webhooks[0]);
    }
    return Response.json(TEAM);
  });
});

function open(at: string) {
  const inTeam = (element: React.ReactElement) => <TeamFrame userid="u1">{element}</TeamFrame>;
  const router = openPages(
    [
      { path: "/team/settings", element: inTeam(<TeamSettingsPage />) },
      { path: "/team/settings/webhooks/:webhookid", element: inTeam(<TeamWebhookPage />) },
    ],
    { at },
  );
  return { router, user: userEvent.setup() };
}

test("an owner adds a webhook in the team's settings, for what a team can be told of", async () => {
  const { router, user } = open("/team/settings");
  const section = within(await screen.findByRole("region", { name: "Webhooks" }));
  expect(await section.findByText("No webhook yet")).toBeTruthy();
  await user.click(section.getByRole("button", { name: "Add a webhook" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: /Address/ }), HOOK.url);
  expect(dialog.queryByRole("checkbox", { name: /favourite/ })).toBeNull();
  await user.click(dialog.getByRole("checkbox", { name: /team\.member_left/ }));
  await user.click(dialog.getByRole("checkbox", { name: /link\.created.*A link for all cards/ }));
  await user.click(dialog.getByRole("button", { name: "Add webhook" }));
  expect(sent).toEqual([
    [`POST ${WEBHOOKS}`, { url: HOOK.url, events: ["link.created", "team.member_joined"] }],
  ]);
  expect(router.state.location.pathname).toBe("/team/settings/webhooks/w1");
});

test("a webhook of a team has a page, with its secret, and leads back to the team's settings", async () => {
  webhooks = [{ ...HOOK, paused: { at: ago(3), by: "recovery" } }];
  const { router, user } = open("/team/settings/webhooks/w1");
  expect(
    await screen.findByRole("heading", { level: 1, name: "hooks.officina.example/visita" }),
  ).toBeTruthy();
  expect(screen.getByText("Paused when the account that added it was recovered")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show" }));
  expect(await screen.findByText("whsec_c2VjcmV0")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Go on" }));
  await user.click(screen.getByRole("button", { name: "More about this webhook" }));
  const remove = await screen.findByRole("button", { name: "Delete" });
  await act(async () => remove.click());
  const dialog = within(await screen.findByRole("alertdialog"));
  webhooks = [];
  await act(async () => dialog.getByRole("button", { name: "Delete" }).click());
  expect(sent.map(([call]) => call)).toEqual([`POST ${WEBHOOKS}/w1/resume`, `DELETE ${WEBHOOKS}/w1`]);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe("/team/settings"));
});
