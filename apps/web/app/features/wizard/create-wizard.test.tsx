import { act, configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import TEXT from "@visita/domain/answers/card/en";
import { formatDay, formatWeekday } from "@visita/domain/format";
import { keys } from "idb-keyval";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { errorResponse } from "../../../test/error-response.ts";
import { ENCODED_JPEG, stubImagePlatform } from "../../../test/image-platform.ts";
import { openPages } from "../../../test/open-pages.tsx";
import { withDrafts } from "../card/public/draft-database.ts";
import { handOverContactFile } from "../card/public/hand-over.ts";
import { RequireSession } from "../session/require-session.tsx";
import { CreateWizard } from "./create-wizard.tsx";
import { loadDraft, saveDraft } from "./draft/draft-storage.ts";
import { newCardValues } from "./wizard-values.ts";

const usernameAvailable = (username: string) => TEXT.usernameAvailable.replace("{username}", username);
const usernameTaken = (username: string) => TEXT.usernameTaken.replace("{username}", username);

// The whole wizard is a large page. Looking at hidden elements too is many times quicker.
configure({ defaultHidden: true });

const USER = { userid: "u1", email: "ada@person.example", firstname: "Ada", lastname: "Byron" };

type Answer = { status?: number; body: unknown };
type Call = { name: string; body: Record<string, unknown> };
/** By method and path. */
let answers: Record<string, () => Answer | Promise<Answer>>;
let calls: Call[];

vi.mock("react-easy-crop", () => import("../../../test/fake-cropper.tsx"));

const OWNER = { userid: "u1", cardid: null };
const savedDraft = () => loadDraft(OWNER);

beforeEach(() => {
  calls = [];
  stubImagePlatform();
  answers = {
    "GET /api/auth/user": () => ({ body: { user: USER } }),
    "GET /api/card/packagestatus/u1": () => ({ body: { status: "active", availableSlots: 3 } }),
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const name = `${init.method} ${url}`;
    calls.push({ name, body: JSON.parse((init.body as string | undefined) ?? "{}") });
    const { status = 200, body } = (await answers[name]?.()) ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
});
const packageIs = (status: string, availableSlots: number) => {
  answers["GET /api/card/packagestatus/u1"] = () => ({ body: { status, availableSlots } });
};
const sent = (name: string) => calls.filter((call) => call.name === name);

const SETTINGS = { publicUrl: "http://visita.example", billing: "sandbox" };

function open(settings = SETTINGS, state: object = {}) {
  const wizard = (
    <RequireSession>
      <CreateWizard userid="u1" />
    </RequireSession>
  );
  const pages = [
    { path: "/b/c", element: wizard },
    { path: "*", element: <p>Another page</p> },
  ];
  const at = ["/dashboard", { pathname: "/b/c", state }];
  return { router: openPages(pages, { at, settings }), user: userEvent.setup() };
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
const button = (name: RegExp | string) => screen.getByRole("button", { name });
type User = ReturnType<typeof userEvent.setup>;

async function goTo(user: User, step: string) {
  await user.click(button(/of 13/));
  await user.click(await screen.findByRole("menuitem", { name: new RegExp(step) }));
}

async function fillCard(user: User) {
  await heading(/Step 1 of 13, Profile photo/);
  const photo = new File(["photo"], "photo.png", { type: "image/png" });
  fireEvent.change(screen.getByLabelText("Choose photo", { selector: "input" }), {
    target: { files: [photo] },
  });
  await user.click(await screen.findByRole("button", { name: "Use photo" }));
  await screen.findByAltText("Your photo");
  await user.click(button("Next"));
  await heading(/About you/);
  fill(/^Full name/, "Ada Byron");
  fill(/^Occupation/, "Analyst");
  fill(/^Company/, "Engines");
  fill(/^Bio/, "Two words");
  await goTo(user, "Contact page 1");
  await heading(/How people reach you/);
  fill(/^Phone/, "+39 02 5550 0142");
  fill(/^Email/, "ada@engines.example");
  fill(/^SMS/, "+39 02 5550 0142");
  await goTo(user, "Your link");
  await heading(/Choose your link/);
  fill(/^Username/, "ada");
}

test("without a free place the form gives way to the limit", async () => {
  packageIs("inactive", 0);
  open();
  expect(await screen.findByText(TEXT.limitReached)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to the dashboard" }).getAttribute("href")).toBe("/dashboard");
  expect(screen.getByRole("link", { name: "See plans" }).getAttribute("href")).toBe("/subscription");
  expect(screen.getByText(/Free has room for 1 card\. Premium has room for 3, .* 26 colours/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
});

test("where nobody pays, the limit speaks of no plan", async () => {
  packageIs("active", 0);
  open({ ...SETTINGS, billing: "off" });
  expect(await screen.findByText(/^There is room for 3 cards\./)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Premium|Free|plan/);
});

test("a package that cannot be loaded can be asked for again", async () => {
  const working = answers["GET /api/card/packagestatus/u1"];
  answers["GET /api/card/packagestatus/u1"] = () => errorResponse("unexpected");
  const { user } = open();
  await heading("We couldn’t load your plan");
  if (working) answers["GET /api/card/packagestatus/u1"] = working;
  await user.click(button("Try again"));
  await heading(/Your photo/);
});

test("a free plan sees the shut steps and passes them", async () => {
  packageIs("inactive", 1);
  localStorage.setItem("scolor", "teal-color");
  const { user } = open();
  await heading(/Your photo/);
  expect(button("Prev").hasAttribute("disabled")).toBe(true);
  await user.click(button("Next"));
  await heading(/About you/);
  await user.click(button("Next"));
  await heading(/Step 3 of 13, Business logo/);
  expect(screen.getByText(TEXT.upgradeFirst)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "See plans" })).toBeNull();
  expect(screen.queryByRole("button", { name: /Choose logo/, hidden: false })).toBeNull();
  await user.click(button("Next"));
  await heading(/Step 4 of 13, Colour/);
  const chosen = screen.getByRole("radio", { name: "Lapis" });
  expect((chosen as HTMLInputElement).checked).toBe(true);
  expect(screen.getByRole("progressbar", { name: "Progress" }).getAttribute("value")).toBe(String(3 / 12));
  // One offer, at the end.
  await goTo(user, "Your link");
  await heading(/Choose your link/);
  expect(screen.getByText(/^Premium opens 26 colours, .* all 70 channels\.$/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "See plans" }).getAttribute("href")).toBe("/subscription");
});

test("the colour that was chosen last begins the next card, and a choice is kept", async () => {
  localStorage.setItem("scolor", "teal-color");
  const { user } = open();
  await heading(/Your photo/);
  await goTo(user, "Colour");
  await heading(/Colour/);
  expect(screen.getByRole("radio", { checked: true }).getAttribute("value")).toBe("teal-color");
  await user.click(screen.getByRole("radio", { name: "Damson" }));
  expect(localStorage.getItem("scolor")).toBe("purple-color");
});

test("the back button leads to the step before, and so does Prev", async () => {
  const { router, user } = open();
  await heading(/Your photo/);
  await user.click(button("Next"));
  expect(document.activeElement).toBe(await heading(/About you/));
  await user.click(button("Next"));
  await heading(/Your logo/);
  await act(() => router.navigate(-1));
  await heading(/About you/);
  await user.click(button("Prev"));
  await heading(/Your photo/);
  await act(() => router.navigate(-1));
  expect(screen.getByText("Another page")).toBeTruthy();
});

test("leaving with unsaved work keeps the draft, and says so", async () => {
  const { router, user } = open();
  await heading(/Your photo/);
  await user.click(button("Next"));
  await heading(/About you/);
  fill(/^Full name/, "Ada");
  await user.click(screen.getByRole("link", { name: "Dashboard" }));
  expect(await screen.findByText("Draft saved on this device.")).toBeTruthy();
  expect(router.state.location.pathname).toBe("/dashboard");
  await waitFor(async () => expect(await savedDraft()).toHaveProperty("values.fullname", "Ada"));
});

test("leaving with unsaved work asks first where no draft can be kept", async () => {
  const refused = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  onTestFinished(() => refused.mockRestore());
  const { router, user } = open();
  await heading(/Your photo/);
  await user.click(button("Next"));
  await heading(/About you/);
  fill(/^Full name/, "Ada");
  await user.click(screen.getByRole("link", { name: "Dashboard" }));
  const question = await screen.findByRole("alertdialog", { name: "Leave without saving?" });
  await user.click(within(question).getByRole("button", { name: "Stay here" }));
  expect(field(/^Full name/).value).toBe("Ada");
  await user.click(screen.getByRole("link", { name: "Dashboard" }));
  await user.click(await screen.findByRole("button", { name: "Leave" }));
  expect(router.state.location.pathname).toBe("/dashboard");
});

/** Whether the browser would ask before the tab is closed. */
const asksBeforeClosing = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("nobody is asked who has typed nothing, only looked", async () => {
  const { router, user } = open();
  await heading(/Your photo/);
  for (const step of ["Colour", "Contact page 1", "Your link"]) {
    await goTo(user, step);
    await heading(new RegExp(step));
  }
  expect(asksBeforeClosing()).toBe(false);
  await user.click(screen.getByRole("link", { name: "Dashboard" }));
  await screen.findByText("Another page");
  expect(router.state.location.pathname).toBe("/dashboard");
});

test("a refused save tells the first mistake, sends nothing and leads to each field", async () => {
  const { user } = open();
  await heading(/Your photo/);
  await goTo(user, "Your link");
  await heading(/Choose your link/);
  expect(field(/^Username/).value).toBe("ada-byron");
  fill(/^Username/, "");
  await user.click(button("Save"));
  expect((await screen.findByRole("alert")).textContent).toBe(TEXT.usernameRequired);
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(field(/^Username/)));
  await user.type(field(/^Username/), "ada");
  await user.click(button("Save"));
  await heading(/About you/);
  expect(field(/^Full name/).value).toBe("Ada Byron");
  await waitFor(() => expect(document.activeElement).toBe(field(/^Occupation/)));
  expect(screen.getAllByText(TEXT.occupationRequired)).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Contact page 1" }));
  await heading(/How people reach you/);
  expect(screen.getByText(TEXT.smsRequired)).toBeTruthy();
  expect(sent("POST /api/card/add")).toEqual([]);
});

test("a failed save keeps everything; a double click saves once; then the dashboard opens", async () => {
  const { router, user } = open();
  await fillCard(user);
  answers["POST /api/card/add"] = () => errorResponse("unexpected");
  await user.click(button("Save"));
  expect((await screen.findByRole("alert")).textContent).toBe(TEXT.createFailed);
  expect(field(/^Username/).value).toBe("ada");
  expect(router.state.location.pathname).toBe("/b/c");

  answers["POST /api/card/add"] = async () => ({
    status: 201,
    body: { message: "", cardid: "c1", username: "ada" },
  });
  calls = [];
  expect(asksBeforeClosing()).toBe(true);
  await user.dblClick(button("Save"));
  await screen.findByText("Another page");
  expect(asksBeforeClosing()).toBe(false);
  expect(router.state.location.pathname).toBe("/dashboard");
  expect(screen.getByText(TEXT.created)).toBeTruthy();
  expect(sent("POST /api/card/add")).toHaveLength(1);
  expect(sent("POST /api/card/add")[0]?.body).toMatchObject({
    userid: "u1",
    username: "ada",
    fullname: "Ada Byron",
    profilepic: ENCODED_JPEG,
    color: "blue-color-one",
    contacts: { email: { value: "ada@engines.example" } },
  });
});

test("a username that was taken meanwhile is told at its field", async () => {
  const { user } = open();
  await fillCard(user);
  answers["POST /api/card/add"] = () => errorResponse("username_taken");
  await user.click(button("Save"));
  expect((await screen.findByRole("alert")).textContent).toBe(usernameTaken("ada"));
  expect(field(/^Username/).getAttribute("aria-invalid")).toBe("true");
});

const planEnded = () =>
  errorResponse("plan_too_small", undefined, { fields: { logo: "x", color: "x", "contacts.github": "x" } });

test("a plan that ended meanwhile is told before anything is left out, and one decides", async () => {
  const { router, user } = open();
  await fillCard(user);
  answers["POST /api/card/add"] = planEnded;
  await user.click(button("Save"));
  let question = await screen.findByRole("dialog", { name: "Your plan is not active" });
  expect(question.textContent).toMatch(/cannot be saved: your logo, your colour and GitHub\./);
  expect(screen.queryByText(TEXT.created)).toBeNull();
  await user.click(within(question).getByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(field(/^Username/).value).toBe("ada");
  await waitFor(async () => expect(await savedDraft()).toHaveProperty("values.fullname", "Ada Byron"));

  await user.click(button("Save"));
  question = await screen.findByRole("dialog", { name: "Your plan is not active" });
  answers["POST /api/card/add"] = () => ({ status: 201, body: {} });
  await user.click(within(question).getByRole("button", { name: "Save the rest" }));
  await screen.findByText("Another page");
  expect(router.state.location.pathname).toBe("/dashboard");
  expect(sent("POST /api/card/add").map(({ body }) => body["whole"])).toEqual([true, true, false]);
  await waitFor(async () => expect(await savedDraft()).toBeNull());
});

test("or one looks at the plans first, and the draft waits", async () => {
  const { router, user } = open();
  await fillCard(user);
  answers["POST /api/card/add"] = planEnded;
  await user.click(button("Save"));
  await user.click(await screen.findByRole("button", { name: "See plans first" }));
  expect(router.state.location.pathname).toBe("/subscription");
  await waitFor(async () => expect(await savedDraft()).toHaveProperty("values.username", "ada"));
});

const ownCard = (given: object = {}) => ({
  cardid: "c1",
  username: "Ada",
  fullname: "Ada Byron",
  occupation: "Analyst",
  companyname: "Engines",
  bio: "Two words",
  color: "blue-color-one",
  qrCode: "/c/Ada/qr.png",
  contacts: {
    phonenumber: { value: "+39 02 5550 0142" },
    email: { value: "ada@engines.example" },
    sms: { value: "+39 02 5550 0142" },
  },
  ...given,
});
const cut = async (): Promise<Answer> => Promise.reject(new TypeError("Failed to fetch"));

test("a card that was made although its answer got lost is a success", async () => {
  const { router, user } = open();
  await fillCard(user);
  answers["POST /api/card/add"] = cut;
  answers["POST /api/card/getcards"] = () => ({ body: { data: [ownCard()] } });
  await user.click(button("Save"));
  await screen.findByText("Another page");
  expect(screen.getByText(TEXT.created)).toBeTruthy();
  expect(router.state.location.pathname).toBe("/dashboard");
  await waitFor(async () => expect(await savedDraft()).toBeNull());
});

test.each(["username_taken", "limit_reached"] as const)(
  "so it is when only the next try, told %s, can look",
  async (code) => {
    const { user } = open();
    await fillCard(user);
    answers["POST /api/card/add"] = cut;
    answers["POST /api/card/getcards"] = cut;
    await user.click(button("Save"));
    expect((await screen.findByRole("alert")).textContent).toBe(TEXT.createFailed);
    answers["POST /api/card/add"] = () => errorResponse(code);
    answers["POST /api/card/getcards"] = () => ({
      body: { data: [ownCard({ username: "other" }), ownCard()] },
    });
    await user.click(button("Save"));
    await screen.findByText("Another page");
    expect(screen.getByText(TEXT.created)).toBeTruthy();
  },
);

test.each([
  ["says something else", { bio: "Another bio" }],
  ["has other channels", { contacts: { ...ownCard().contacts, github: { value: "ada" } } }],
])("another card of one's own with that name, which %s, is not this one", async (_what, given) => {
  const { router, user } = open();
  await fillCard(user);
  answers["POST /api/card/add"] = () => errorResponse("username_taken");
  answers["POST /api/card/getcards"] = () => ({ body: { data: [ownCard(given)] } });
  await user.click(button("Save"));
  expect((await screen.findByRole("alert")).textContent).toBe(usernameTaken("ada"));
  expect(router.state.location.pathname).toBe("/b/c");
});

test("a name that is taken is not proposed, but one that is free", async () => {
  answers["POST /api/card/checkcardusername"] = () => ({
    body: { exists: calls.at(-1)?.body["username"] === "ada-byron" },
  });
  const { user } = open();
  await heading(/Your photo/);
  await goTo(user, "Your link");
  await waitFor(() => expect(field(/^Username/).value).toMatch(/^(?!ada-byron$)./));
  expect(screen.getByText(usernameAvailable(field(/^Username/).value))).toBeTruthy();
  expect(field(/^Username/).getAttribute("aria-invalid")).not.toBe("true");
});

test("a check that cannot be made says nothing about the name", async () => {
  const { user } = open();
  await heading(/Your photo/);
  await goTo(user, "Your link");
  await heading(/Choose your link/);
  answers["POST /api/card/checkcardusername"] = cut;
  fill(/^Username/, "");
  await user.type(field(/^Username/), "ada{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe(TEXT.usernameCheckFailed);
  expect(field(/^Username/).getAttribute("aria-invalid")).not.toBe("true");
  expect(screen.queryByText(/need your attention/)).toBeNull();
  const wait = "Too many attempts. Please try again in 40 seconds.";
  answers["POST /api/card/checkcardusername"] = () => errorResponse("rate_limited", wait);
  await user.click(button("Check"));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(wait));
  expect(field(/^Username/).getAttribute("aria-invalid")).not.toBe("true");
});

test("when somebody else has signed in, the draft stays and one is asked to sign in", async () => {
  const told = vi.spyOn(BroadcastChannel.prototype, "postMessage");
  const { router, user } = open();
  await heading(/Your photo/);
  await goTo(user, "Your link");
  await heading(/Choose your link/);
  answers["POST /api/card/checkcardusername"] = () => errorResponse("forbidden");
  fill(/^Username/, "");
  await user.type(field(/^Username/), "ada{Enter}");
  await screen.findByText("Another page");
  expect(router.state.location.pathname).toBe("/auth/signin");
  expect(screen.getByRole("alert").textContent).toMatch(/^Someone else signed in .* draft is saved/);
  await waitFor(async () => expect(await savedDraft()).toHaveProperty("values.username", "ada"));
  // The other person's tabs are not signed out by this.
  expect(told).not.toHaveBeenCalled();
});

test("checks a username, and an answer for an older name is of no interest", async () => {
  const { user } = open();
  await heading(/Your photo/);
  await goTo(user, "Your link");
  await heading(/Choose your link/);
  const path = "POST /api/card/checkcardusername";
  const late = Promise.withResolvers<Answer>();
  answers[path] = () => late.promise;
  fill(/^Username/, "");
  await user.type(field(/^Username/), "ada{Enter}");
  expect(await screen.findByText(TEXT.checkingUsername)).toBeTruthy();
  await user.type(field(/^Username/), "2");
  await act(async () => late.resolve({ body: { exists: true } }));
  await waitFor(() => expect(screen.queryByText(TEXT.checkingUsername)).toBeNull());
  expect(screen.queryByText(usernameTaken("ada"))).toBeNull();

  answers[path] = () => ({ body: { exists: false } });
  await user.click(button("Check"));
  expect(await screen.findAllByText(usernameAvailable("ada2"))).toHaveLength(2);
  await user.type(field(/^Username/), "x");
  await waitFor(() => expect(screen.getAllByText(usernameAvailable("ada2"))).toHaveLength(1));

  await user.clear(field(/^Username/));
  calls = [];
  await user.type(field(/^Username/), "a b{Enter}");
  expect(await screen.findAllByText(TEXT.usernameSpaces)).toHaveLength(2);
  expect(sent(path)).toEqual([]);
});

const WEEK = 7 * 24 * 60 * 60_000;

/** A draft that was left on this device. */
function leaveDraft(savedAt = Date.now()) {
  const values = { ...newCardValues(), fullname: "Grace Hopper" };
  return saveDraft(OWNER, { savedAt, step: 1, version: null, values });
}

test("a draft is offered with its day and step, and the day until which it is kept", async () => {
  const savedAt = Date.now() - WEEK + 60_000;
  await leaveDraft(savedAt);
  open();
  await heading("You were making a card here");
  const saved = formatWeekday("en", savedAt);
  const kept = `Kept on this device until ${formatDay("en", savedAt + WEEK)}; signing out deletes it.`;
  const offer = screen.getByRole("region", { name: "You were making a card here" });
  expect(offer.textContent).toContain(`Grace Hopper. ${saved}, at step 2 of 13. ${kept}`);
});

test("a draft is not offered after seven days, and is deleted", async () => {
  await leaveDraft(Date.now() - WEEK);
  open();
  await heading(/Your photo/);
  await waitFor(async () => expect(await withDrafts((drafts) => keys(drafts))).toEqual([]));
});

test("a card to copy is not thrown away for an older draft", async () => {
  await leaveDraft();
  answers["GET /api/card/getcarddataforupdate/c1"] = () => ({
    body: { ...ownCard({ fullname: "Robin Sample" }), profilepic: null, logo: null, version: 1 },
  });
  const { user } = open(SETTINGS, { copyOf: "c1" });
  await heading("You were making a card here");
  await user.click(button("Continue with the copy"));
  await heading(/Your photo/);
  await user.click(button("Next"));
  await heading(/About you/);
  expect(field(/^Full name/).value).toBe("Robin Sample");
});

test("nor is a card from a contact file", async () => {
  await leaveDraft();
  const text = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Nour Haddad\r\nEND:VCARD\r\n";
  handOverContactFile(new File([text], "nour.vcf", { type: "text/vcard" }));
  const { user } = open();
  await heading("Imported from nour.vcf");
  await user.click(button("Continue with this card"));
  await heading("You were making a card here");
  await user.click(button("Continue with the imported card"));
  await heading(/Your photo/);
  await user.click(button("Next"));
  await heading(/About you/);
  expect(field(/^Full name/).value).toBe("Nour Haddad");
});

test("a label can be added once a channel has a value", async () => {
  const { user } = open();
  await heading(/Your photo/);
  await goTo(user, "Contact page 1");
  await heading(/How people reach you/);
  expect(screen.queryByRole("button", { name: "Label for Phone" })).toBeNull();
  fill(/^Phone/, "+39 02 5550 0142");
  await user.click(button("Label for Phone"));
  const label = field("Label shown on the card for Phone");
  expect(document.activeElement).toBe(label);
  await user.type(label, "Studio");
  expect(screen.queryByRole("button", { name: "Label for Phone" })).toBeNull();
});
