import { screen, waitFor, within } from "@testing-library/react";
import TEXT from "@visita/domain/answers/team/en";
import type { InvitationLook } from "@visita/domain/team/invitation.contract";
import type { TeamOverview } from "@visita/domain/team/team.contract";
import { expect, test } from "vitest";
import { openTeam, type TeamAnswers } from "../../../../test/open-team.tsx";
import { aTemplate } from "../../../../test/team-templates.ts";
import { InviteButton } from "./invite-button.tsx";

const LIST = "Beatriz Nogueira <beatriz@officinabrera.example>\nÉmile Lefèvre, emile@officinabrera.example";
const LOOK = "POST /api/team/t1/invitations/look";
const INVITE = "POST /api/team/t1/invitations";
const BILLING = "GET /api/team/t1/billing";
const SEAT_PRICE = "POST /api/team/t1/billing/seats/look";
const BUY = "POST /api/team/t1/billing/seats";

const beatriz = aRow(1, "Beatriz Nogueira", "beatriz");
const emile = { ...aRow(2, "Émile Lefèvre", "emile-lefevre-2"), taken: "emile-lefevre" };

function aRow(row: number, name: string, username: string) {
  const email = `${username}@officinabrera.example`;
  return { row, name, email, occupation: "", phone: "", username, isFromEmail: false, taken: "" };
}

const SEEN: InvitationLook = {
  columns: [],
  shown: [beatriz, emile],
  people: 2,
  leftOut: {
    count: 2,
    rows: [
      { row: 4, name: "Noor Bakker", value: "noor@officinabrera.example", problem: "here" },
      { row: 5, name: "Jörg Brückner", value: "joerg@officinabrera", problem: "noEmail" },
    ],
  },
  total: 42,
  seatsLeft: null,
};

const MADE = {
  invited: 2,
  leftOut: 0,
  cards: [beatriz, emile].map(({ name, email, username }) => ({ name, email, username })),
};

const SUBSCRIPTION = {
  ...{ status: "active", planId: "price_month", cancelAt: null, renewsAt: "2030-05-09T00:00:00.000Z" },
  ...{ pastDue: false, hasBilling: true, plans: [], people: 40, seats: 40, nextSeats: 40 },
};
const PRICE = {
  ...{
    seats: 42,
    added: 2,
    amountNow: 640,
    amountPerPeriod: 1200,
    currency: "usd",
    interval: "month",
    from: 1,
  },
};

function refusal(status: number, code: string, error: string) {
  return { status, body: { code, error, message: error } };
}

async function open(answers: TeamAnswers = {}, team: Partial<TeamOverview> = {}) {
  const opened = openTeam(
    [{ path: "/team/people", element: <InviteButton /> }],
    "/team/people",
    {
      "GET /api/team/t1/templates": () => ({
        body: {
          templates: [aTemplate("a", "Studio"), aTemplate("b", "Showroom")],
          max: 50,
          status: "active",
        },
      }),
      [LOOK]: () => ({ body: SEEN }),
      [INVITE]: () => ({ status: 201, body: MADE }),
      ...answers,
    },
    team,
  );
  const { user } = opened;
  await user.click(await screen.findByRole("button", { name: "Invite people" }));
  await screen.findByRole("combobox", { name: "Template" });
  return opened;
}

type Opened = Awaited<ReturnType<typeof open>>;

async function paste({ user }: Opened, text = LIST) {
  await user.click(screen.getByRole("textbox", { name: /^Names and email addresses/ }));
  await user.paste(text);
}

async function check(opened: Opened) {
  await paste(opened);
  await opened.user.click(await screen.findByRole("button", { name: "Check 2 people" }));
  await screen.findByRole("heading", { name: "Invite 2 people?" });
}

test("counts a pasted list, and says who is here already and which line is wrong", async () => {
  const opened = await open();
  await paste(opened);
  const found = await screen.findByText("2 people found.");
  const told = found.closest("[role=status]")?.textContent;
  expect(told).toContain("Noor Bakker is in the team already and is left out.");
  expect(told).toContain("Line 5: joerg@officinabrera is not an email address.");
  expect(opened.callsOf(LOOK).at(-1)?.body).toEqual({ templateid: "a", text: LIST, usernames: {} });
  expect(opened.callsOf(INVITE)).toEqual([]);
});

test("shows the link of each card before anything is made, and takes another one that is free", async () => {
  const opened = await open({
    "POST /api/card/checkcardusername": ({ body }) => ({
      body: { exists: (body as { username: string }).username === "emile" },
    }),
  });
  const { user } = opened;
  await check(opened);
  expect(screen.getByText("emile-lefevre is taken")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /Change the link of Émile Lefèvre$/ }));
  const field = await screen.findByRole("textbox", { name: "Link of the card" });
  const type = async (username: string) => {
    await user.clear(field);
    await user.type(field, `${username}{Enter}`);
  };
  await type("beatriz");
  expect(await screen.findByText(/^beatriz is already taken/)).toBeTruthy();
  await type("emile");
  expect(await screen.findByText(/^emile is already taken/)).toBeTruthy();
  await type("em");
  await waitFor(() => expect(opened.callsOf(LOOK).at(-1)?.body).toMatchObject({ usernames: { 2: "em" } }));
  await user.click(await screen.findByRole("button", { name: "Invite 2 people" }));
  await screen.findByRole("heading", { name: "2 cards are made" });
  expect(opened.callsOf(INVITE).map(({ body }) => body)).toEqual([
    { templateid: "a", text: LIST, usernames: { 2: "em" } },
  ]);
});

test("keeps what was typed when one goes back, or closes the dialog", async () => {
  const opened = await open();
  const { user } = opened;
  await check(opened);
  await user.click(screen.getByRole("button", { name: "Back" }));
  await user.click(screen.getByRole("button", { name: "Close" }));
  await user.click(await screen.findByRole("button", { name: "Invite people" }));
  const area = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Names and/ });
  expect(area.value).toBe(LIST);
});

test("sends an invitation whose answer was lost again with the same key", async () => {
  let isLost = true;
  const opened = await open({
    [INVITE]: () => {
      if (!isLost) return { status: 201, body: MADE };
      isLost = false;
      throw new TypeError("Failed to fetch");
    },
  });
  const { user } = opened;
  await check(opened);
  await user.click(screen.getByRole("button", { name: "Invite 2 people" }));
  expect((await screen.findByText(/nobody is invited twice/)).textContent).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Invite 2 people" }));
  await screen.findByRole("heading", { name: "2 cards are made" });
  const keys = opened.callsOf(INVITE).map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toBeTruthy();
});

test("lists the links of the cards that were made, to be copied", async () => {
  const opened = await open();
  await check(opened);
  await opened.user.click(screen.getByRole("button", { name: "Invite 2 people" }));
  const dialog = await screen.findByRole("dialog", { name: "2 cards are made" });
  expect(within(dialog).getByText("/c/emile-lefevre-2")).toBeTruthy();
  await opened.user.click(within(dialog).getByRole("button", { name: "Copy the link of Beatriz Nogueira" }));
  expect(await navigator.clipboard.readText()).toBe("https://cards.example/c/beatriz");
  expect(within(dialog).getByRole("button", { name: "Links as CSV" })).toBeTruthy();
});

test("asks an owner for the price beyond the paid seats once, pays it and invites", async () => {
  const opened = await open({
    [LOOK]: () => ({ body: { ...SEEN, seatsLeft: 0 } }),
    [BILLING]: () => ({ body: SUBSCRIPTION }),
    [SEAT_PRICE]: () => ({ body: PRICE }),
    [BUY]: () => ({ body: { ...SUBSCRIPTION, seats: 42 } }),
  });
  const { user } = opened;
  await check(opened);
  await user.click(screen.getByRole("button", { name: "Invite 2 people" }));
  expect(await screen.findByText("2 more people, $12 a month from today, $6.40 now.")).toBeTruthy();
  expect(screen.getByText("From today, 42 people").nextSibling?.textContent).toBe("$252 a month");
  expect(opened.callsOf(SEAT_PRICE)[0]?.body).toEqual({ seats: 42 });
  await user.click(screen.getByRole("button", { name: "Pay $6.40 and invite" }));
  await screen.findByRole("heading", { name: "2 cards are made" });
  expect(opened.callsOf(BUY).map(({ body }) => body)).toEqual([{ seats: 42, from: 1 }]);
  expect(opened.callsOf(INVITE)).toHaveLength(1);
});

test("pays once when the invitation fails after the payment", async () => {
  let tries = 0;
  const opened = await open({
    [LOOK]: () => ({ body: { ...SEEN, seatsLeft: 0 } }),
    [BILLING]: () => ({ body: SUBSCRIPTION }),
    [SEAT_PRICE]: () => ({ body: PRICE }),
    [BUY]: () => ({ body: { ...SUBSCRIPTION, seats: 42 } }),
    [INVITE]: () => {
      tries += 1;
      return tries === 1 ? refusal(429, "rate_limited", "Later.") : { status: 201, body: MADE };
    },
  });
  const { user } = opened;
  await check(opened);
  await user.click(screen.getByRole("button", { name: "Invite 2 people" }));
  await user.click(await screen.findByRole("button", { name: "Pay $6.40 and invite" }));
  await screen.findByText("Later.");
  await user.click(screen.getByRole("button", { name: "Invite 2 people" }));
  await screen.findByRole("heading", { name: "2 cards are made" });
  expect(opened.callsOf(BUY)).toHaveLength(1);
});

test("leads the owner of a team without a plan to the payment, and keeps the list for afterwards", async () => {
  const plan = (id: string, unit_amount: number, interval: string) => ({
    ...{ id, unit_amount, currency: "usd", recurring: { interval } },
  });
  const opened = await open({
    [LOOK]: () => ({ body: { ...SEEN, seatsLeft: 1 } }),
    [BILLING]: () => ({
      body: {
        ...SUBSCRIPTION,
        ...{ status: "inactive", planId: null, people: 2 },
        plans: [plan("month", 600, "month"), plan("year", 6000, "year")],
      },
    }),
    "POST /api/team/t1/billing/checkout": () => ({ body: { url: "https://elsewhere.example/pay" } }),
  });
  const { user } = opened;
  await check(opened);
  await user.click(screen.getByRole("button", { name: "Invite 2 people" }));
  expect(await screen.findByText("Up to 3 people with a card are free. You need a plan for 4.")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Yearly" }));
  expect(screen.getByText("$240 a year")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Go to payment" }));
  // Nobody is sent to a page of strangers.
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(opened.callsOf("POST /api/team/t1/billing/checkout").map(({ body }) => body)).toEqual([
    { planId: "year", seats: 4 },
  ]);
});

test("tells an admin that an owner has to pay", async () => {
  const opened = await open({ [LOOK]: () => ({ body: { ...SEEN, seatsLeft: 1 } }) }, { role: "admin" });
  await check(opened);
  await opened.user.click(screen.getByRole("button", { name: "Invite 2 people" }));
  expect(await screen.findByText("Your team has room for 1 more person with a card.")).toBeTruthy();
  expect(screen.getByText(/An owner of your team can pay/)).toBeTruthy();
  expect(opened.callsOf(BILLING)).toEqual([]);
});

test("says that somebody else took the last seat, and then what another one costs", async () => {
  let looks = 0;
  const opened = await open({
    [LOOK]: () => {
      looks += 1;
      return { body: { ...SEEN, seatsLeft: looks === 1 ? 2 : 0 } };
    },
    [INVITE]: () => refusal(403, "seats_full", TEXT.seatsFull.other),
    [BILLING]: () => ({ body: SUBSCRIPTION }),
    [SEAT_PRICE]: () => ({ body: PRICE }),
  });
  await check(opened);
  await opened.user.click(screen.getByRole("button", { name: "Invite 2 people" }));
  expect((await screen.findByRole("alert")).textContent).toContain("room for");
  await opened.user.click(screen.getByRole("button", { name: "Invite 2 people" }));
  expect(await screen.findByText(/^2 more people/)).toBeTruthy();
});

test("invites one person by name, with a link that is judged where it is typed", async () => {
  const opened = await open({
    [LOOK]: ({ body }) => {
      const { usernames } = body as { usernames: Record<string, string> };
      const one = { ...SEEN, people: 1, shown: [beatriz], leftOut: { count: 0, rows: [] } };
      if (usernames[1] !== "taken") return { body: one };
      const row = { row: 1, name: "Beatriz", value: "taken", problem: "usernameTaken" };
      return { body: { ...one, people: 0, shown: [], leftOut: { count: 1, rows: [row] } } };
    },
  });
  const { user } = opened;
  await user.click(screen.getByRole("button", { name: "One by one" }));
  await user.click(screen.getByRole("button", { name: "Invite 1 person" }));
  expect(await screen.findByText("Please enter a name.")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: /^Name/ }), "Beatriz Nogueira");
  await user.type(screen.getByRole("textbox", { name: /^Email/ }), "beatriz@officinabrera.example");
  await user.type(screen.getByRole("textbox", { name: /^Job title/ }), "Buyer, wood");
  await user.type(screen.getByRole("textbox", { name: /^Link of the card/ }), "taken");
  expect(await screen.findByText("The link /c/taken is taken.")).toBeTruthy();
  await user.clear(screen.getByRole("textbox", { name: /^Link of the card/ }));
  await user.click(screen.getByRole("button", { name: "Invite Beatriz" }));
  await screen.findByRole("heading", { name: "2 cards are made" });
  expect(opened.callsOf(INVITE)[0]?.body).toEqual({
    templateid: "a",
    text: "Beatriz Nogueira\tbeatriz@officinabrera.example\tBuyer, wood",
    usernames: {},
  });
});

test("everything is looked at anew with another template", async () => {
  const opened = await open();
  await paste(opened);
  await screen.findByText("2 people found.");
  await opened.user.click(screen.getByRole("combobox", { name: "Template" }));
  await opened.user.click(await screen.findByRole("option", { name: "Showroom" }));
  await waitFor(() => expect(opened.callsOf(LOOK).at(-1)?.body).toMatchObject({ templateid: "b" }));
});
