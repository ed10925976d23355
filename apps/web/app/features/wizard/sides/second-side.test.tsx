import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import TEXT from "@visita/domain/answers/card/en";
import type { ReactNode } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { errorResponse } from "../../../../test/error-response.ts";
import { Toaster } from "../../../ui/toast.tsx";
import { SessionProvider } from "../../session/public/session-context.tsx";
import { CreateWizard } from "../create-wizard.tsx";
import { loadDraft } from "../draft/draft-storage.ts";
import { EditWizard } from "../edit-wizard.tsx";

// The whole wizard is a large page. Looking at hidden elements too is many times quicker.
configure({ defaultHidden: true });

const USER = { userid: "u1", email: "aoi@kawabe.example", firstname: "Aoi", lastname: "Morita" };
const SECOND = {
  language: "en",
  fullname: "Aoi Morita",
  occupation: "Head of Planning",
  companyname: "Kawabe Paper Works",
  bio: "Makes paper.",
  address: "2-14 Kamiyacho, Kyoto",
  titles: { email: "Work" },
};
const CARD = {
  cardid: "c1",
  username: "aoi",
  fullname: "森田 あおい",
  occupation: "企画部長",
  companyname: "川辺紙工",
  bio: "紙を作っています。",
  language: "ja",
  profilepic: `/media/${"a".repeat(64)}.webp`,
  logo: null,
  color: "crimson-color",
  contacts: {
    phonenumber: { value: "+12025550174" },
    email: { value: "aoi@kawabe.example", title: "仕事" },
    sms: { value: "+12025550174" },
    address: { value: "京都府 架空市 2-14" },
  },
  version: 7,
};
const TWO_SIDES = { ...CARD, reading: "もりた あおい", secondSide: SECOND };
const LOAD = "GET /api/card/getcarddataforupdate/c1";
const SAVE = "PUT /api/card/updatecard/c1";
/** Of the editor that a free plan has. */
const SIDE_STEP = 3;

type Answer = { status?: number; body: unknown };
let answers: Record<string, () => Answer>;
let saved: Record<string, unknown>[];

beforeEach(() => {
  saved = [];
  answers = {
    "GET /api/auth/user": () => ({ body: { user: USER } }),
    "GET /api/card/packagestatus/u1": () => ({ body: { status: "inactive", availableSlots: 1 } }),
    [LOAD]: () => ({ body: CARD }),
    [SAVE]: () => ({ body: { message: TEXT.updated, version: 8 } }),
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const name = `${init.method} ${url}`;
    if (name === SAVE) saved.push(JSON.parse(init.body as string));
    const { status = 200, body } = answers[name]?.() ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
});

function open(step: number, wizard: ReactNode = <EditWizard userid="u1" cardid="c1" />) {
  const page = (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SessionProvider>
        <Outlet />
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>
  );
  const children = [
    { path: "/wizard", element: wizard },
    { path: "*", element: <p>Another page</p> },
  ];
  const router = createMemoryRouter([{ id: "root", element: page, children }], {
    initialEntries: [{ pathname: "/wizard", state: { step } }],
    hydrationData: { loaderData: { root: { settings: { publicUrl: "http://visita.example" } } } },
  });
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

/** Which media queries hold: a phone's none. */
function screenWith(...features: string[]) {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: features.some((feature) => media.includes(feature)) }),
  );
}

const heading = (text: RegExp | string) =>
  waitFor(() => expect(document.querySelector("h1")?.textContent).toMatch(text));
const field = (label: RegExp | string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: "input, textarea" });
const fill = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const language = (label: string) => screen.getByRole("combobox", { name: label });
const described = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

test("a card has one side until another is added, which is saved with it", async () => {
  const user = open(SIDE_STEP);
  await heading(/Step 4 of 4, A second side/);
  expect(screen.getByRole("heading", { name: "Your card has one side, in 日本語" })).toBeTruthy();
  await user.click(button("Add a second side"));
  expect(document.activeElement).toBe(language("First side in"));
  expect(language("First side in").textContent).toBe("日本語");
  expect(language("Second side in").textContent).toBe("English");
  fill(/^Reading of the name/, "もりた あおい");
  fill(/^Name/, "Aoi Morita");
  fill(/^Role/, "Head of Planning");
  fill(/^Company/, "Kawabe Paper Works");
  fill(/^Bio/, "Makes paper.");
  fill(/^Address/, "2-14 Kamiyacho, Kyoto");
  fill(/^Label for Email/, "Work");
  await user.click(button("Save"));
  await screen.findByText("Another page");
  expect(saved[0]).toMatchObject({ language: "ja", reading: "もりた あおい", secondSide: SECOND });
});

test("the language of a card with one side can be corrected, which is a change", async () => {
  const user = open(SIDE_STEP);
  await heading(/A second side/);
  expect(language("Language of your card").textContent).toBe("日本語");
  await user.click(language("Language of your card"));
  await user.click(await screen.findByRole("option", { name: "한국어" }));
  expect(screen.getByRole("heading", { name: "Your card has one side, in 한국어" })).toBeTruthy();
  await user.click(button("Prev"));
  await user.click(button("1 change · Save"));
  await screen.findByText("Another page");
  expect(saved[0]).toMatchObject({ language: "ko", secondSide: null });
});

test("leads to what visitors save of a card that is there, with one side and with two", async () => {
  const user = open(SIDE_STEP);
  await heading(/A second side/);
  const link = () => screen.getByRole("link", { name: "See the contact file" }).getAttribute("href");
  expect(link()).toBe("/cards/c1/contact-file");
  await user.click(button("Add a second side"));
  expect(link()).toBe("/cards/c1/contact-file");
});

test("a new card has no contact file to be seen", async () => {
  open(11, <CreateWizard userid="u1" />);
  await heading(/A second side/);
  expect(screen.queryByRole("link", { name: "See the contact file" })).toBeNull();
});

test("under each box stands what the first side says", async () => {
  answers[LOAD] = () => ({ body: TWO_SIDES });
  open(SIDE_STEP);
  await heading(/A second side/);
  expect(field(/^Name/).value).toBe("Aoi Morita");
  expect(described(field(/^Name/))).toBe("First side 森田 あおい");
  expect(described(field(/^Role/))).toBe("First side 企画部長");
  expect(described(field(/^Bio/))).toContain("First side 紙を作っています。");
  expect(described(field(/^Address/))).toBe("First side 京都府 架空市 2-14");
  expect(described(field(/^Label for Email/))).toBe("First side 仕事");
  expect(screen.queryByLabelText(/^Label for Phone/)).toBeNull();
});

test("a side that was removed comes back with Undo, and is gone for visitors once that is saved", async () => {
  answers[LOAD] = () => ({ body: TWO_SIDES });
  const user = open(SIDE_STEP);
  await heading(/A second side/);
  await user.click(button("Remove this side"));
  expect(document.activeElement).toBe(button("Add a second side"));
  await user.click(await screen.findByRole("button", { name: /^Undo/ }));
  expect(field(/^Name/).value).toBe("Aoi Morita");
  await user.click(button("Remove this side"));
  await user.click(button("Save"));
  await screen.findByText("Another page");
  expect(saved[0]).toMatchObject({ fullname: "森田 あおい", language: "ja", secondSide: null });
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull());
});

test("the reading above the name can be changed after the second side was removed", async () => {
  answers[LOAD] = () => ({ body: TWO_SIDES });
  const user = open(SIDE_STEP);
  await heading(/A second side/);
  await user.click(button("Remove this side"));
  fill(/^Reading of the name/, "");
  expect(field(/^Reading of the name/).value).toBe("");
  await user.click(button("Save"));
  await screen.findByText("Another page");
  expect(saved[0]).toMatchObject({ reading: null, secondSide: null });
});

test("Undo neither overwrites a side that was typed since, nor is lost with an empty one", async () => {
  answers[LOAD] = () => ({ body: TWO_SIDES });
  const user = open(SIDE_STEP);
  await heading(/A second side/);
  await user.click(button("Remove this side"));
  await user.click(button("Add a second side"));
  await user.click(button("Remove this side"));
  await user.click(await screen.findByRole("button", { name: /^Undo/ }));
  expect(field(/^Name/).value).toBe("Aoi Morita");
  await user.click(button("Remove this side"));
  await user.click(button("Add a second side"));
  fill(/^Name/, "A. Morita");
  await user.click(await screen.findByRole("button", { name: /^Undo/ }));
  expect(field(/^Name/).value).toBe("A. Morita");
});

test("two sides are never in one language: they change places", async () => {
  answers[LOAD] = () => ({ body: TWO_SIDES });
  const user = open(SIDE_STEP);
  await heading(/A second side/);
  await user.click(language("First side in"));
  await user.click(await screen.findByRole("option", { name: "English" }));
  expect(language("First side in").textContent).toBe("English");
  expect(language("Second side in").textContent).toBe("日本語");
  expect(screen.getByLabelText(/^Reading of the name \(second side\)/)).toBeTruthy();
});

test.each([
  ["found before it is sent", "", TEXT.companynameRequired],
  ["told by the server", "Kawabe", "Not this company."],
])("what is wrong on the second side leads there from any step, %s", async (_how, companyname, problem) => {
  answers[LOAD] = () => ({ body: { ...TWO_SIDES, secondSide: { ...SECOND, companyname } } });
  const fields = { "secondSide.companyname": "Not this company." };
  answers[SAVE] = () => errorResponse("invalid_input", undefined, { fields });
  const user = open(1);
  await heading(/About you/);
  fill(/^Full name/, "森田 葵");
  await user.click(button("1 change · Save"));
  await heading(/A second side/);
  await waitFor(() => expect(document.activeElement).toBe(field(/^Company/)));
  expect(described(field(/^Company/))).toContain(problem);
});

test("what is typed is kept as a draft", async () => {
  const user = open(SIDE_STEP);
  await heading(/A second side/);
  await user.click(button("Add a second side"));
  fill(/^Name/, "Aoi Morita");
  await waitFor(async () => {
    const draft = await loadDraft({ userid: "u1", cardid: "c1" });
    expect(draft).toHaveProperty("values.secondSide.fullname", "Aoi Morita");
  });
});

const preview = () => screen.getByRole("complementary", { name: "Live preview" });
const shownName = () => preview().querySelector(".card-name")?.textContent;
const side = (name: string) => within(preview()).getByRole("button", { name });
/** The quarter of a turn that a browser draws. React knows its end in jsdom by this name. */
const turnEnds = () => {
  const end = new Event("webkitAnimationEnd", { bubbles: true });
  fireEvent(preview().querySelector("[data-phase]") as HTMLElement, end);
};

test("the preview turns to the side that is chosen or typed in", async () => {
  screenWith("min-width");
  answers[LOAD] = () => ({ body: TWO_SIDES });
  const user = open(SIDE_STEP);
  await heading(/A second side/);
  expect(shownName()).toBe("森田 あおい");
  await user.click(side("English"));
  expect(side("English").getAttribute("aria-pressed")).toBe("true");
  expect(shownName()).toBe("森田 あおい");
  turnEnds();
  expect(shownName()).toBe("Aoi Morita");
  turnEnds();
  expect(preview().querySelector("[data-phase]")).toBeNull();

  await user.click(field(/^Reading of the name/));
  turnEnds();
  expect(shownName()).toBe("森田 あおい");
  await user.click(field(/^Name/));
  turnEnds();
  fill(/^Name/, "A. Morita");
  await waitFor(() => expect(shownName()).toBe("A. Morita"));

  await user.click(side("日本語"));
  turnEnds();
  expect(shownName()).toBe("森田 あおい");
  fill(/^Name/, "Aoi M.");
  turnEnds();
  await waitFor(() => expect(shownName()).toBe("Aoi M."));
});

test("the preview shows a second side that was just added", async () => {
  screenWith("min-width", "reduced-motion");
  const user = open(SIDE_STEP);
  await heading(/A second side/);
  await user.click(button("Add a second side"));
  expect(side("English").getAttribute("aria-pressed")).toBe("true");
});

test("without motion the preview changes its side at once", async () => {
  screenWith("min-width", "reduced-motion");
  answers[LOAD] = () => ({ body: TWO_SIDES });
  const user = open(SIDE_STEP);
  await heading(/A second side/);
  await user.click(side("English"));
  expect(shownName()).toBe("Aoi Morita");
});

test("on a phone the sheet with the preview has the same two sides", async () => {
  answers[LOAD] = () => ({ body: TWO_SIDES });
  const user = open(SIDE_STEP);
  await heading(/A second side/);
  await user.click(button(/Preview$/));
  const sheet = await screen.findByRole("dialog", { name: "Preview" });
  const sides = within(sheet).getByRole("group", { name: "Side" });
  expect(
    within(sides)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["日本語", "English"]);
});

test("a new card can do without: the step is skipped", async () => {
  const user = open(11, <CreateWizard userid="u1" />);
  await heading(/Step 12 of 13, A second side/);
  expect(screen.getByRole("heading", { name: "Your card has one side, in English" })).toBeTruthy();
  await user.click(button("Add a second side"));
  expect(button("Next")).toBeTruthy();
  await user.click(button("Remove this side"));
  await user.click(button("Skip"));
  await heading(/Step 13 of 13, Your link/);
});
