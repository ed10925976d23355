import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Outlet, useLocation } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../../../test/open-pages.tsx";
import { useSession } from "../../session/public/session-context.tsx";
// Transformed beforehand, so that no test waits for it.
import "./command-palette.tsx";
import { PaletteHost, SearchButton } from "./palette-host.tsx";

const USER = { userid: "u1", email: "giulia@person.example", firstname: "Giulia", lastname: "Ferrante" };
const CARD = { cardid: "c1", userid: "u1", username: "giulia", fullname: "Giulia Ferrante" };
const KWAME = { personid: "p1", name: "Kwame Asante", company: "Halden & Voss", email: "", phone: "" };

let people: (query: string) => Response | Promise<Response>;
let cards: () => Response | Promise<Response>;
let asked: string[];

beforeEach(() => {
  asked = [];
  cards = () => json({ data: [CARD] });
  people = () => json({ people: [KWAME], next: null });
  vi.stubGlobal("fetch", async (address: string) => {
    const { pathname, searchParams } = new URL(address, "https://cards.example");
    if (pathname === "/api/auth/user") return json({ user: USER });
    if (pathname === "/api/card/getcards") return cards();
    if (pathname !== "/api/contacts") return new Response("{}", { status: 404 });
    asked.push(searchParams.get("q") ?? "");
    return people(searchParams.get("q") ?? "");
  });
});

function json(body: object): Response {
  return new Response(JSON.stringify(body));
}

async function open() {
  const frame = (
    <>
      <SignedIn>
        <PaletteHost>
          <SearchButton />
        </PaletteHost>
      </SignedIn>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
  openPages([{ element: frame, children: [{ path: "*", element: <Place /> }] }], { at: "/dashboard" });
  await screen.findByRole("button", { name: "Search" });
  return userEvent.setup();
}

/** As the product's frame, which nobody else sees. */
function SignedIn({ children }: { children: ReactNode }) {
  return useSession().currentUser && children;
}

function Place() {
  const { pathname, search, hash } = useLocation();
  return <p>{`At ${pathname}${search}${hash}`}</p>;
}

async function openPalette() {
  const user = await open();
  await user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox");
  return { user, field };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;

test("opens by its keys with the focus in the field, and lists cards and pages", async () => {
  const { field } = await openPalette();
  expect(document.activeElement).toBe(field);
  await waitFor(() => expect(options()[0]).toBe("Giulia Ferrante/c/giulia"));
  expect(within(screen.getByRole("group", { name: "Pages" })).getAllByRole("option")).toHaveLength(10);
  expect(asked).toEqual([]);
});

test("opens by its button, and gives the focus back when it is closed", async () => {
  const user = await open();
  const button = await screen.findByRole("button", { name: "Search" });
  expect(button.getAttribute("aria-keyshortcuts")).toBe("Control+K");
  await user.click(button);
  await screen.findByRole("combobox");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(button);
});

test("is closed by the keys that open it", async () => {
  const { user } = await openPalette();
  await user.keyboard("{Control>}k{/Control}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("finds a setting, and Enter leads to it", async () => {
  const { user, field } = await openPalette();
  await user.keyboard("passk");
  await waitFor(() => expect(activeOption(field)).toBe("PasskeysAccount Security"));
  await user.keyboard("{Enter}");
  expect(await screen.findByText("At /account/security#passkeys")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("asks for contacts once the typing rests", async () => {
  const { user, field } = await openPalette();
  // At once, so that no slow machine rests in between.
  type(field, "kwa");
  type(field, "kwame");
  const person = await screen.findByRole("option", { name: /Kwame Asante/ });
  expect(asked).toEqual(["kwame"]);
  expect(within(screen.getByRole("group", { name: "Contacts" })).getAllByRole("option")).toEqual([person]);
  await user.click(person);
  expect(await screen.findByText("At /contacts?person=p1")).toBeTruthy();
});

test("goes round with the arrow keys", async () => {
  const { user, field } = await openPalette();
  await waitFor(() => expect(activeOption(field)).toBe("Giulia Ferrante/c/giulia"));
  await user.keyboard("{ArrowDown}");
  expect(activeOption(field)).toBe("Dashboard");
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(activeOption(field)).toBe("Add Business Card");
  await user.keyboard("{ArrowDown}");
  expect(activeOption(field)).toBe("Giulia Ferrante/c/giulia");
});

test("says while it searches, and when nothing was found", async () => {
  let deliver = (_: Response) => {};
  people = () =>
    new Promise((resolve) => {
      deliver = resolve;
    });
  const { field } = await openPalette();
  type(field, "brescia");
  expect(await screen.findByText("Searching your contacts...")).toBeTruthy();
  expect(screen.queryByText(/Nothing found/)).toBeNull();
  await waitFor(() => expect(asked).toEqual(["brescia"]));
  await act(async () => deliver(json({ people: [], next: null })));
  expect(await screen.findByText("Nothing found for “brescia”")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("0 results");
});

test("finds the rest when contacts cannot be searched, and tries again", async () => {
  people = () => Promise.reject(new TypeError("no network"));
  const { user } = await openPalette();
  await user.keyboard("giulia");
  expect((await screen.findByRole("alert")).textContent).toContain("Your contacts could not be searched.");
  expect(options()).toEqual(["Giulia Ferrante/c/giulia"]);
  people = () => json({ people: [{ ...KWAME, name: "Giulia Rossi" }], next: null });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("option", { name: /Giulia Rossi/ })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("leads to all of them when there are many", async () => {
  const many = Array.from({ length: 8 }, (_, at) => ({ ...KWAME, personid: `p${at}` }));
  people = () => json({ people: many, next: null });
  const { user } = await openPalette();
  await user.keyboard("kwa");
  await user.click(await screen.findByRole("option", { name: "All contacts for “kwa”" }));
  expect(await screen.findByText("At /contacts?q=kwa")).toBeTruthy();
});

test("offers nobody who does not fit what is typed, while the next answer is awaited", async () => {
  const { user, field } = await openPalette();
  type(field, "kwame");
  await screen.findByRole("option", { name: /Kwame Asante/ });
  people = () => new Promise(() => {});
  type(field, "brescia");
  expect(options()).toEqual([]);
  await waitFor(() => expect(asked).toEqual(["kwame", "brescia"]));
  expect(options()).toEqual([]);
  await user.keyboard("{Enter}");
  expect(screen.getByText("At /dashboard")).toBeTruthy();
});

test("says when the cards could not be loaded, and tries again", async () => {
  cards = () => Promise.reject(new TypeError("no network"));
  const { user } = await openPalette();
  expect((await screen.findByRole("alert")).textContent).toContain("Your cards could not be searched.");
  cards = () => json({ data: [CARD] });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("option", { name: /Giulia Ferrante/ })).toBeTruthy();
});
