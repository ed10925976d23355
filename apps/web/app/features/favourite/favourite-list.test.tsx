import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { Favourite } from "@visita/domain/favourite/favourite.contract";
import { beforeEach, expect, test, vi } from "vitest";
import { errorResponse } from "../../../test/error-response.ts";
import { impatientClient, openPages } from "../../../test/open-pages.tsx";
import { FavouriteList } from "./favourite-list.tsx";

function kept(cardid: string, fullname: string): Favourite {
  const relatedData = { color: "seagreen-color", profilepic: null, fullname, username: cardid } as const;
  return { cardid, ownerid: "u1", relatedData };
}
const KWAME = kept("kwame", "Kwame Asante");
const INGRID = kept("ingrid", "Ingrid Solberg");
const TOMAS = kept("tomas", "Tomás Rivera");
const USER = { userid: "u1", email: "ada@person.example", firstname: "Ada", lastname: "Byron" };

type Answer = { status?: number; body: unknown };
let answers: Record<string, (body: unknown) => Answer | Promise<Answer>>;
let calls: string[];

beforeEach(() => {
  calls = [];
  answers = {
    "GET /api/auth/user": () => ({ body: { user: USER } }),
    "POST /api/com/fav": () => ({ body: { data: [KWAME, INGRID, TOMAS] } }),
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const made = `${init.method} ${url}`;
    calls.push(init.body === "{}" || !init.body ? made : `${made} ${init.body}`);
    const { status = 200, body } = (await answers[made]?.(init.body)) ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
});

function open() {
  const client = impatientClient();
  openPages([{ path: "/", element: <FavouriteList userid="u1" /> }], { client });
  return client;
}

/** Holds the answer of a call back until it is given. */
function held(call: string) {
  let give = (_: Answer) => {};
  let refuse = () => {};
  answers[call] = () =>
    new Promise((resolve, reject) => {
      give = resolve;
      refuse = () => reject(new TypeError("no network"));
    });
  return {
    give: (body: unknown) => act(async () => give({ body })),
    refuse: () => act(async () => refuse()),
  };
}

const removeButton = (name: string) => screen.getByRole("button", { name: `Remove ${name} from favorites` });
const shown = () =>
  screen.queryAllByRole("link", { name: /^Open card of/ }).map((link) => link.getAttribute("href"));
const press = (element: HTMLElement) => act(async () => element.click());
// The first search by role is slow on a busy machine.
const loaded = () => screen.findByRole("list", { name: "Favorites", busy: false });

test("lists the kept cards, each with its address", async () => {
  open();
  await loaded();
  expect(shown()).toEqual(["/c/kwame", "/c/ingrid", "/c/tomas"]);
  expect(screen.getByText("Three saved cards")).toBeTruthy();
});

test("more than eight cards are searched by the names of either side, without accents", async () => {
  const others = Array.from({ length: 6 }, (_, at) => kept(`card${at}`, `Person ${at}`));
  const aoi = kept("aoi", "森田 あおい");
  const AOI = { ...aoi, relatedData: { ...aoi.relatedData, otherName: "Aoi Morita" } };
  answers["POST /api/com/fav"] = () => ({ body: { data: [KWAME, TOMAS, AOI, ...others] } });
  const client = open();
  await loaded();
  const search = (text: string) =>
    fireEvent.change(screen.getByRole("searchbox", { name: "Search by name" }), { target: { value: text } });
  for (const [text, found] of [
    ["morita", ["/c/aoi"]],
    ["森田", ["/c/aoi"]],
    ["TOMAS riv", ["/c/tomas"]],
  ] as const) {
    search(text);
    expect(shown(), text).toEqual(found);
    expect(screen.getByText("1 card found")).toBeTruthy();
  }
  search("nobody");
  expect(shown()).toEqual([]);
  expect(screen.getByText("No saved card has this name.")).toBeTruthy();
  search(" ");
  expect(shown()).toHaveLength(9);

  search("morita");
  answers["POST /api/com/fav"] = () => ({ body: { data: [KWAME, AOI, ...others] } });
  await act(() => client.refetchQueries({ queryKey: ["favourites", "u1"] }));
  await screen.findByText("Eight saved cards");
  expect(shown()).toEqual(["/c/aoi"]);
});

test("eight cards need no search", async () => {
  const data = Array.from({ length: 8 }, (_, at) => kept(`card${at}`, `Person ${at}`));
  answers["POST /api/com/fav"] = () => ({ body: { data } });
  open();
  await loaded();
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("takes a card away at once and says so when it is done", async () => {
  const removal = held("DELETE /api/com/removefavourite/ingrid");
  open();
  await loaded();
  removeButton("Ingrid Solberg").focus();
  await press(removeButton("Ingrid Solberg"));
  await waitFor(() => expect(shown()).toEqual(["/c/kwame", "/c/tomas"]));
  expect(document.activeElement).toBe(removeButton("Tomás Rivera"));
  expect(screen.queryByText(/remove from favourites/)).toBeNull();
  await removal.give({ success: true });
  expect(await screen.findByText("Ingrid Solberg business card remove from favourites")).toBeTruthy();
  expect(shown()).toEqual(["/c/kwame", "/c/tomas"]);
});

test("brings a card back to its place when it cannot be removed", async () => {
  const removal = held("DELETE /api/com/removefavourite/ingrid");
  open();
  await loaded();
  await press(removeButton("Ingrid Solberg"));
  await waitFor(() => expect(shown()).toEqual(["/c/kwame", "/c/tomas"]));
  await removal.refuse();
  expect((await screen.findByRole("alert")).textContent).toBe("couldn't delete favourite...");
  await waitFor(() => expect(shown()).toEqual(["/c/kwame", "/c/ingrid", "/c/tomas"]));
});

test("removes two at a time, each with an outcome of its own", async () => {
  const first = held("DELETE /api/com/removefavourite/kwame");
  const second = held("DELETE /api/com/removefavourite/tomas");
  open();
  await loaded();
  await press(removeButton("Kwame Asante"));
  await press(removeButton("Tomás Rivera"));
  await waitFor(() => expect(shown()).toEqual(["/c/ingrid"]));
  await second.give({ success: true });
  await first.refuse();
  await waitFor(() => expect(shown()).toEqual(["/c/kwame", "/c/ingrid"]));
});

test("a list that was asked for before the removal does not bring the card back", async () => {
  const removal = held("DELETE /api/com/removefavourite/kwame");
  const client = open();
  await loaded();
  await press(removeButton("Kwame Asante"));
  await waitFor(() => expect(shown()).toEqual(["/c/ingrid", "/c/tomas"]));
  await act(() => client.refetchQueries({ queryKey: ["favourites", "u1"] }));
  expect(shown()).toEqual(["/c/ingrid", "/c/tomas"]);
  const late = held("POST /api/com/fav");
  act(() => void client.refetchQueries({ queryKey: ["favourites", "u1"] }));
  await removal.give({ success: true });
  await screen.findByText(/remove from favourites/);
  await late.give({ data: [KWAME, INGRID, TOMAS] });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  // One more change, so that whatever the late list has done is on the screen as well.
  held("DELETE /api/com/removefavourite/ingrid");
  await press(removeButton("Ingrid Solberg"));
  await waitFor(() => expect(shown()).toEqual(["/c/tomas"]));
});

test("keeps a card again when the removal is taken back", async () => {
  answers["DELETE /api/com/removefavourite/tomas"] = () => ({ body: { success: true } });
  answers["POST /api/com/addfavourite"] = () => ({ body: { success: true } });
  open();
  await loaded();
  await press(removeButton("Tomás Rivera"));
  await press(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Tomás Rivera business card added to favourites")).toBeTruthy();
  expect(calls).toContain('POST /api/com/addfavourite {"cardid":"tomas","ownerid":"u1"}');
  expect(shown()).toEqual(["/c/tomas", "/c/kwame", "/c/ingrid"]);
});

test("several removals in a row leave one message, which takes the last back", async () => {
  for (const { cardid } of [KWAME, INGRID, TOMAS]) {
    answers[`DELETE /api/com/removefavourite/${cardid}`] = () => ({ body: { success: true } });
  }
  open();
  await loaded();
  for (const name of ["Kwame Asante", "Ingrid Solberg"]) await press(removeButton(name));
  await screen.findByText("Ingrid Solberg business card remove from favourites");
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1));
});

test("says so when the removal cannot be taken back", async () => {
  answers["DELETE /api/com/removefavourite/tomas"] = () => ({ body: { success: true } });
  answers["POST /api/com/addfavourite"] = () => Promise.reject(new TypeError("no network"));
  open();
  await loaded();
  await press(removeButton("Tomás Rivera"));
  await press(await screen.findByRole("button", { name: "Undo" }));
  expect((await screen.findByRole("alert")).textContent).toBe("couldn't add favourite...!");
  expect(shown()).toEqual(["/c/kwame", "/c/ingrid"]);
});

test("is empty after the last card was removed, and the focus is on the page", async () => {
  answers["POST /api/com/fav"] = () => ({ body: { data: [KWAME] } });
  answers["DELETE /api/com/removefavourite/kwame"] = () => ({ body: { success: true } });
  open();
  await loaded();
  expect(screen.getByText("One saved card")).toBeTruthy();
  await press(removeButton("Kwame Asante"));
  expect(await screen.findByRole("heading", { name: "You have no favorites yet" })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Favorites" }));
});

test("shows three busy shapes while it loads", async () => {
  const list = held("POST /api/com/fav");
  open();
  const shapes = await screen.findByRole("list", { name: "Favorites", busy: true });
  expect(shapes.children).toHaveLength(3);
  await list.give({ data: [] });
  expect(await screen.findByRole("heading", { name: "You have no favorites yet" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to your cards" }).getAttribute("href")).toBe("/dashboard");
});

test("says that favourites could not be loaded, and loads them on another try", async () => {
  answers["POST /api/com/fav"] = () => errorResponse("unexpected");
  open();
  expect((await screen.findByRole("alert")).textContent).toContain("Your favorites could not be loaded.");
  expect(screen.queryByText("You have no favorites yet")).toBeNull();
  answers["POST /api/com/fav"] = () => ({ body: { data: [KWAME] } });
  await press(screen.getByRole("button", { name: "Try again" }));
  await loaded();
  expect(shown()).toEqual(["/c/kwame"]);
});
