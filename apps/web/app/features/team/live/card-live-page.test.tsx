import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { EditableCard } from "@visita/domain/card/card.contract";
import { expect, test, vi } from "vitest";
import { openPages } from "../../../../test/open-pages.tsx";
import CardLiveRoute from "./card-live-page.tsx";

const LOAD = "/api/card/getcarddataforupdate/c1";
const TEAM = {
  teamid: "t1",
  name: "Officina Brera",
  status: "active",
  fixed: ["color", "logo", "companyname", "contacts.website"],
  channels: ["phonenumber", "email", "sms", "website"],
  endings: { email: "@officinabrera.example" },
} as const;
const CARD: Partial<EditableCard> = {
  cardid: "c1",
  username: "kwame",
  fullname: "Kwame Asante",
  occupation: "Project Lead",
  companyname: "Officina Brera",
  bio: "",
  profilepic: null,
  logo: null,
  color: "blue-color-one",
  contacts: {
    phonenumber: { value: "+12025550117" },
    email: { value: "kwame@elsewhere.example" },
    website: { value: "https://officinabrera.example/" },
  },
  version: 1,
  team: TEAM as unknown as EditableCard["team"],
};

/** For whoever has just taken this card. */
function open(card: Partial<EditableCard> = {}, statuses: number[] = []) {
  vi.stubGlobal("fetch", async (url: string) => {
    if (url !== LOAD) return Response.json({ user: null });
    const status = statuses.shift() ?? 200;
    return Response.json(status === 200 ? { ...CARD, ...card } : { error: "", message: "" }, { status });
  });
  const page = (name: string) => <p>{name}</p>;
  return openPages(
    [
      { path: "/cards/:cardid/live", element: <CardLiveRoute params={{ cardid: "c1" }} /> },
      { path: "/b/u", element: page("Editor") },
      { path: "/dashboard", element: page("Dashboard") },
      { path: "/404", element: page("Not found") },
    ],
    { at: ["/dashboard", "/cards/c1/live"] },
  );
}

const rows = async () => (await screen.findAllByRole("listitem")).map((row) => row.textContent);

test("a new team card says what is left to fill in, what is filled in, and what the team sets", async () => {
  open();
  expect(await rows()).toEqual([
    "Add a photoUntil then your initials stand there.",
    "A few lines about youShown under Bio.",
    "EmailMust end with @officinabrera.example",
    "SMS",
    "Job titleFilled inProject Lead",
    "PhoneFilled in+12025550117",
  ]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your card is live");
  expect(screen.getByText("Four things make it complete. You can do them later.")).toBeTruthy();
  expect(screen.getByText("Set by Officina Brera: Colour, Company and Website.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open the card /c/kwame" }).getAttribute("href")).toBe("/c/kwame");
});

test("filling it in begins with the first empty field, or with the one that is chosen, and back leads here", async () => {
  const user = userEvent.setup();
  const router = open();
  await user.click(await screen.findByRole("link", { name: "Fill it in" }));
  expect(router.state.location.pathname).toBe("/b/u");
  expect(router.state.location.state).toEqual({ cardid: "c1", field: "profilepic" });
  await act(() => router.navigate(-1));
  await user.click(await screen.findByRole("link", { name: /^SMS/ }));
  expect(router.state.location.state).toEqual({ cardid: "c1", field: "contacts.sms" });
  await act(() => router.navigate(-1));
  await user.click(await screen.findByRole("link", { name: "To the dashboard" }));
  expect(await screen.findByText("Dashboard")).toBeTruthy();
});

test("a single empty field is one thing", async () => {
  open({
    team: {
      ...CARD.team,
      fixed: [...TEAM.fixed, "profilepic", "bio", "contacts.email"],
    } as EditableCard["team"],
  });
  expect(await screen.findByText("One thing makes it complete. You can do it later.")).toBeTruthy();
});

test("a card on which nothing is left says so, and leads to the dashboard", async () => {
  const contacts = { phonenumber: { value: "+12025550117" } };
  const team = { ...CARD.team, channels: ["phonenumber"] } as EditableCard["team"];
  open({ team, contacts, bio: "I draw chairs.", profilepic: "/media/kwame.webp" });
  expect(await screen.findByText("It is complete. You can change what is yours at any time.")).toBeTruthy();
  const list = screen.getByRole("region", { name: "Yours to change" });
  expect(within(list).getAllByText("Filled in")).toHaveLength(4);
  expect(screen.queryByRole("link", { name: "Fill it in" })).toBeNull();
  expect(screen.getByRole("link", { name: "To the dashboard" })).toBeTruthy();
});

test("a card that could not be loaded can be asked for again", async () => {
  open({}, [500]);
  expect(await screen.findByText("Your card could not be loaded.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/^Four things/)).toBeTruthy();
});

test.each([
  ["one of one's own", () => open({ team: undefined }), "Dashboard"],
  ["somebody else's", () => open({}, [404]), "Not found"],
])("no such page is shown for a card that is %s", async (_, start, shown) => {
  start();
  expect(await screen.findByText(shown)).toBeTruthy();
});
