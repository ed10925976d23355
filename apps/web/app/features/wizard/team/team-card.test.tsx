import { configure, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { errorResponse } from "../../../../test/error-response.ts";
import { openPages } from "../../../../test/open-pages.tsx";
import CardEdit from "../../../routes/card-edit.tsx";
import ProtectedLayout from "../../../routes/protected-layout.tsx";

configure({ defaultHidden: true });

const USER = { userid: "u1", email: "kwame@person.example", firstname: "Kwame", lastname: "Asante" };
const TEAM = {
  teamid: "t1",
  name: "Officina Brera",
  status: "active",
  fixed: ["logo", "color", "companyname", "contacts.phonenumber", "channelOrder"],
  channels: ["phonenumber", "email", "sms"],
  endings: { email: "@officinabrera.example" },
};
const CARD = {
  cardid: "c1",
  username: "kwame",
  fullname: "Kwame Asante",
  occupation: "",
  companyname: "Officina Brera",
  bio: "",
  profilepic: null,
  logo: null,
  color: "blue-color-one",
  contacts: {
    phonenumber: { value: "+1 202 555 0150" },
    email: { value: "kwame@officinabrera.example" },
  },
  channelOrder: ["sms", "email", "phonenumber"],
  version: 3,
  team: TEAM,
};
const LOAD = "GET /api/card/getcarddataforupdate/c1";
const SAVE = "PUT /api/card/updatecard/c1";

type Answer = { status?: number; body: unknown };
let answers: Record<string, () => Answer>;
let saved: Record<string, unknown>[];

beforeEach(() => {
  saved = [];
  answers = {
    "GET /api/auth/user": () => ({ body: { user: USER } }),
    "GET /api/card/packagestatus/u1": () => ({ body: { status: "inactive", availableSlots: 1 } }),
    "POST /api/card/getcards": () => ({ body: { data: [{ ...CARD, exchange: true }] } }),
    [LOAD]: () => ({ body: CARD }),
    [SAVE]: () => ({ body: { message: "Saved", version: 4 } }),
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const name = `${init.method} ${url}`;
    if (name === SAVE) saved.push(JSON.parse(init.body as string));
    const { status = 200, body } = answers[name]?.() ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
  window.history.replaceState(null, "", "/b/u");
});

function open(at: number | string) {
  const pages = [
    { element: <ProtectedLayout />, children: [{ path: "/b/u", element: <CardEdit /> }] },
    { path: "*", element: <p>Another page</p> },
  ];
  const place = typeof at === "number" ? { step: at } : { field: at };
  openPages(pages, { at: { pathname: "/b/u", state: { cardid: "c1", ...place } } });
  return userEvent.setup();
}

const heading = (text: RegExp) =>
  waitFor(() => expect(document.querySelector("h1")?.textContent).toMatch(text));
const box = (label: RegExp) =>
  screen.queryByLabelText<HTMLInputElement>(label, { selector: "input, textarea" });

test("what the team sets is read, and says by whom; the rest is edited as always", async () => {
  open(1);
  await heading(/About you/);
  expect(box(/^Company/)).toBeNull();
  const company = screen.getByText("Company").parentElement;
  expect(company?.textContent).toBe("CompanyOfficina BreraSet by Officina Brera");
  expect(box(/^Occupation/)?.getAttribute("aria-required")).toBeNull();
  expect(box(/^Full name/)?.getAttribute("aria-required")).toBe("true");
});

test("only channels of the team's cards are asked for, and pages without one are left out", async () => {
  open(4);
  await heading(/Step 5 of 6.*How people reach you/);
  expect(screen.getByText("What has a lock is set by Officina Brera. The rest is yours.")).toBeTruthy();
  expect(box(/^Phone/)).toBeNull();
  expect(box(/^Email/)?.value).toBe("kwame@officinabrera.example");
  expect(box(/^WhatsApp/)).toBeNull();
});

test("whoever came for a field begins with it, and goes on from there", async () => {
  const user = open("contacts.sms");
  await heading(/Step 5 of 6/);
  await waitFor(() => expect(document.activeElement).toBe(box(/^SMS/)));
  await user.click(screen.getByRole("button", { name: "Prev" }));
  await heading(/Step 4 of 6/);
});

test("an ending that does not fit is told at its field, and nothing of the team's is sent", async () => {
  const user = open(4);
  await heading(/How people reach you/);
  fireEvent.change(box(/^Email/) as HTMLElement, { target: { value: "kwame@halden.example" } });
  await user.click(screen.getByRole("button", { name: /1 change/ }));
  const problem = "Your email has to end with @officinabrera.example.";
  await waitFor(() => expect(screen.getAllByText(problem)).toHaveLength(2));
  expect(saved).toEqual([]);
  fireEvent.change(box(/^Email/) as HTMLElement, { target: { value: "k@officinabrera.example" } });
  await user.click(screen.getByRole("button", { name: /1 change/ }));
  await screen.findByText("Another page");
  expect(saved[0]).toMatchObject({
    companyname: "",
    contacts: { email: { value: "k@officinabrera.example" } },
    version: 3,
  });
  expect(saved[0]).not.toHaveProperty(["contacts", "phonenumber"]);
  expect(saved[0]).not.toHaveProperty("channelOrder");
});

test("a field that the team has set meanwhile is shown so, and what was typed is kept", async () => {
  const user = open(1);
  await heading(/About you/);
  fireEvent.change(box(/^Occupation/) as HTMLElement, { target: { value: "Project Lead" } });
  fireEvent.change(box(/^Full name/) as HTMLElement, { target: { value: "Kwame A." } });
  const fixed = [...TEAM.fixed, "occupation"];
  answers[LOAD] = () => ({ body: { ...CARD, occupation: "Maker", team: { ...TEAM, fixed } } });
  answers[SAVE] = () =>
    errorResponse("set_by_team", "Your team sets this.", { fields: { occupation: "Your team sets this." } });
  await user.click(screen.getByRole("button", { name: /2 changes/ }));
  expect(await screen.findByText("Your team sets this.")).toBeTruthy();
  expect(await screen.findByText("Maker")).toBeTruthy();
  expect(box(/^Occupation/)).toBeNull();
  expect(box(/^Full name/)?.value).toBe("Kwame A.");
});

test("the switches of a team card are its team's", async () => {
  open(5);
  await heading(/A second side/);
  const share = await screen.findByText("Share your details");
  expect(share.parentElement?.textContent).toMatch(/On.*Set by Officina Brera/);
  expect(screen.queryByRole("switch")).toBeNull();
});
