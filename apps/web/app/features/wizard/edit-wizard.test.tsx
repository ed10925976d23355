import { configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import TEXT from "@visita/domain/answers/card/en";
import { beforeEach, expect, test, vi } from "vitest";
import { errorResponse } from "../../../test/error-response.ts";
import { openPages } from "../../../test/open-pages.tsx";
import CardEdit from "../../routes/card-edit.tsx";
import ProtectedLayout from "../../routes/protected-layout.tsx";

const loadFailed = (reason: string) => TEXT.loadFailed.replace("{reason}", reason);

// The whole wizard is a large page. Looking at hidden elements too is many times quicker.
configure({ defaultHidden: true });

const USER = { userid: "u1", email: "ada@person.example", firstname: "Ada", lastname: "Byron" };
const PHOTO = `/media/${"a".repeat(64)}.webp`;
const CARD = {
  cardid: "c1",
  username: "ada",
  fullname: "Ada Byron",
  occupation: "Analyst",
  companyname: "Engines",
  bio: "Two words",
  profilepic: PHOTO,
  logo: null,
  color: "teal-color",
  contacts: JSON.stringify({
    phonenumber: { value: "+390255500142" },
    email: { value: "ada@engines.example", title: "Desk" },
    sms: { value: "+390255500142" },
  }),
  version: 7,
};
const LOAD = "GET /api/card/getcarddataforupdate/c1";
const SAVE = "PUT /api/card/updatecard/c1";

type Answer = { status?: number; body: unknown };
let answers: Record<string, () => Answer | Promise<Answer>>;
let saved: Record<string, unknown>[];

beforeEach(() => {
  saved = [];
  answers = {
    "GET /api/auth/user": () => ({ body: { user: USER } }),
    "GET /api/card/packagestatus/u1": () => ({ body: { status: "inactive", availableSlots: 0 } }),
    [LOAD]: () => ({ body: CARD }),
    [SAVE]: () => ({ body: { message: TEXT.updated, version: 8 } }),
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const name = `${init.method} ${url}`;
    if (name === SAVE) saved.push(JSON.parse(init.body as string));
    const { status = 200, body } = (await answers[name]?.()) ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
  // The cleanup that forgets the card asks whether the address has changed.
  window.history.replaceState(null, "", "/b/u");
});
function open(state: unknown = { cardid: "c1" }) {
  const pages = [
    { element: <ProtectedLayout />, children: [{ path: "/b/u", element: <CardEdit /> }] },
    { path: "*", element: <p>Another page</p> },
  ];
  const settings = { publicUrl: "http://visita.example" };
  const router = openPages(pages, { at: { pathname: "/b/u", state }, settings });
  return { router, user: userEvent.setup() };
}

const heading = (text: RegExp | string) =>
  waitFor(() => {
    const shown = document.querySelector("h1");
    expect(shown?.textContent).toMatch(text);
    return shown;
  });
const field = (label: RegExp | string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: "input, textarea" });
const fill = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const button = (name: string) => screen.getByRole("button", { name });
type User = ReturnType<typeof userEvent.setup>;

async function changeName(user: User, name: string) {
  await heading(/Step 1 of 4/);
  await user.click(button("Next"));
  await heading(/About you/);
  fill(/^Full name/, name);
  await user.click(button("Next"));
  await heading(/Step 3 of 4/);
  await user.click(button("Next"));
  await heading(/Step 4 of 4/);
}

test("without a card's id there is nothing to edit", async () => {
  const { router } = open(null);
  await waitFor(() => expect(router.state.location.pathname).toBe("/404"));
});

test("a card that is not one's own, or not there, leads to the not-found page", async () => {
  answers[LOAD] = () => errorResponse("not_found");
  const { router } = open();
  await waitFor(() => expect(router.state.location.pathname).toBe("/404"));
});

test("tells that it loads, and why it could not", async () => {
  const answer = Promise.withResolvers<Answer>();
  answers[LOAD] = () => answer.promise;
  const { user } = open();
  expect(await screen.findByText(TEXT.loadingCard)).toBeTruthy();
  answer.resolve(errorResponse("unexpected", "The database sleeps"));
  const text = loadFailed("The database sleeps");
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
  answers[LOAD] = () => ({ body: CARD });
  await user.click(button("Try again"));
  await heading(/Your photo/);
  await waitFor(() => expect(screen.queryByText(TEXT.loadingCard)).toBeNull());
});

test("a free plan edits in four steps and sends the loaded picture and version", async () => {
  const { router, user } = open();
  await changeName(user, "Ada Lovelace");
  expect(screen.getByRole("progressbar", { name: "Progress" }).getAttribute("value")).toBe("1");
  await user.click(button("Save"));
  await screen.findByText("Another page");
  expect(router.state.location.pathname).toBe("/dashboard");
  expect(screen.getByText(TEXT.updated)).toBeTruthy();
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({ fullname: "Ada Lovelace", profilepic: PHOTO, version: 7, userid: "u1" });
  expect(saved[0]).toHaveProperty(["contacts", "email"], { value: "ada@engines.example", title: "Desk" });
});

test("a channel is only on chosen links, which the preview and the save know", async () => {
  const link = { linkid: "l1", name: "Close customers", secret: "7fq2mz9k4x8dw3hb", overSince: null };
  const open2 = { linkid: "l2", name: "Salone", secret: null, overSince: null };
  answers["GET /api/card/links/c1"] = () => ({ body: { links: [link, open2], linkOnly: ["email"] } });
  answers[LOAD] = () => ({ body: { ...CARD, linkOnly: { email: ["l1"] } } });
  const { user } = open();
  await changeName(user, "Ada Lovelace");
  await user.click(button("Prev"));
  await heading(/How people reach you/);
  await user.click(await screen.findByRole("button", { name: "For everybody. Who sees SMS" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Who sees SMS" }));
  expect(sheet.queryByRole("checkbox")).toBeNull();
  await user.click(sheet.getByRole("radio", { name: "Only on chosen links" }));
  expect(sheet.getAllByRole("checkbox")).toHaveLength(1);
  await user.click(sheet.getByRole("checkbox", { name: "Close customers" }));
  await user.click(sheet.getByRole("button", { name: "Done" }));
  expect(await screen.findByRole("button", { name: "Only on Close customers. Who sees SMS" })).toBeTruthy();
  await user.click(button("Next"));
  await user.click(button("Save"));
  await screen.findByText("Another page");
  expect(saved[0]).toMatchObject({ linkOnly: { email: ["l1"], sms: ["l1"] } });
});

test("a save in four steps carries what the plan hides, for a plan that has come back meanwhile", async () => {
  const logo = `/media/${"b".repeat(64)}.webp`;
  const contacts = { ...JSON.parse(CARD.contacts), github: { value: "ada", title: "Code" } };
  answers[LOAD] = () => ({ body: { ...CARD, logo, contacts } });
  const { user } = open();
  await changeName(user, "Ada Lovelace");
  await user.click(button("Save"));
  await screen.findByText("Another page");
  expect(saved[0]).toMatchObject({
    fullname: "Ada Lovelace",
    logo,
    color: "teal-color",
    contacts,
    whole: true,
  });
});

test("Premium edits in twelve steps, and the username is not among them", async () => {
  answers["GET /api/card/packagestatus/u1"] = () => ({ body: { status: "active", availableSlots: 1 } });
  const { user } = open();
  await heading(/Step 1 of 12/);
  await user.click(screen.getByRole("button", { name: /of 12/ }));
  const steps = await screen.findAllByRole("menuitem");
  expect(steps).toHaveLength(12);
  await user.click(steps[11] as HTMLElement);
  await heading(/Step 12 of 12, A second side/);
  expect(screen.getByRole("progressbar", { name: "Progress" }).getAttribute("value")).toBe("1");
  expect(button("Save")).toBeTruthy();
});

test("a card that was changed elsewhere is written over only by choice", async () => {
  const { user } = open();
  await changeName(user, "Mine");
  answers[SAVE] = () => errorResponse("card_changed");
  await user.click(button("Save"));
  let question = await screen.findByRole("dialog", { name: "Two versions of this card" });
  await user.click(within(question).getByRole("button", { name: "Keep editing" }));
  await user.click(button("Save"));
  question = await screen.findByRole("dialog", { name: "Two versions of this card" });
  answers[LOAD] = () => ({ body: { ...CARD, fullname: "Theirs", version: 9 } });
  answers[SAVE] = () => ({ body: { message: TEXT.updated, version: 10 } });
  await user.click(within(question).getByRole("button", { name: "Keep mine" }));
  await screen.findByText("Another page");
  expect(saved.map(({ fullname, version }) => [fullname, version])).toEqual([
    ["Mine", 7],
    ["Mine", 7],
    ["Mine", 9],
  ]);
});

test("or the newer version takes the place of one's own, after another question", async () => {
  const { user } = open();
  await changeName(user, "Mine");
  answers[SAVE] = () => errorResponse("card_changed");
  answers[LOAD] = () => ({ body: { ...CARD, fullname: "Theirs", version: 9 } });
  await user.click(button("Save"));
  await user.click(await screen.findByRole("button", { name: "Load the newer one" }));
  const question = await screen.findByRole("alertdialog", { name: "Discard your changes?" });
  await user.click(within(question).getByRole("button", { name: "Load the newer one" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await user.click(button("Prev"));
  await heading(/How people reach you/);
  await user.click(button("Prev"));
  await waitFor(() => expect(field(/^Full name/).value).toBe("Theirs"));
});

test("changes that the plan no longer opens are told, and the card is saved without them only by choice", async () => {
  const { user } = open();
  await changeName(user, "Ada Lovelace");
  answers[SAVE] = () => errorResponse("plan_too_small", undefined, { fields: { "contacts.paypal": "x" } });
  await user.click(button("Save"));
  const question = await screen.findByRole("dialog", { name: "Your plan is not active" });
  expect(question.textContent).toMatch(/cannot be saved: PayPal\. Those parts of your card don’t change\./);
  expect(screen.queryByText(TEXT.updated)).toBeNull();
  answers[SAVE] = () => ({ body: { message: TEXT.updated, version: 8 } });
  await user.click(within(question).getByRole("button", { name: "Save the rest" }));
  await screen.findByText("Another page");
  expect(saved.map(({ whole, version }) => [whole, version])).toEqual([
    [true, 7],
    [false, 7],
  ]);
});

test("a save in another person's session leads to the sign-in page and back to the same card", async () => {
  const { router, user } = open();
  await changeName(user, "Mine");
  answers[SAVE] = () => errorResponse("forbidden", "Forbidden");
  await user.click(button("Save"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth/signin"));
  expect(screen.getByRole("alert").textContent).toMatch(/^Someone else signed in/);
  expect(router.state.location.state).toEqual({ returnTo: "/b/u" });
});

test("whoever has to sign in again comes back to the same card", async () => {
  const { router, user } = open();
  await changeName(user, "Mine");
  answers[SAVE] = () => errorResponse("not_signed_in");
  await user.click(button("Save"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth/signin"));
  expect(router.state.location.state).toEqual({ returnTo: "/b/u" });
  expect(sessionStorage.getItem("visita-edited-card")).toBe(JSON.stringify({ userid: "u1", cardid: "c1" }));
});
