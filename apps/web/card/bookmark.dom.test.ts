import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import {
  findPendingFavourite,
  forgetPendingFavourite,
  rememberPendingFavourite,
} from "../app/lib/pending-favourite.ts";
import { mountCardTexts } from "../test/card-texts.ts";
import { errorResponse } from "../test/error-response.ts";
import { enhanceBookmark } from "./bookmark.ts";
import { mountToasts } from "./toast.ts";

const goToSignIn = vi.fn();

const CARD = { cardid: "card-1", fullname: "Giulia Ferrante" };

type Answer = { status?: number; body: unknown };
const answers: Record<string, Answer> = {};
const calls: string[] = [];
let release: (() => void) | undefined;

mountCardTexts();

beforeEach(() => {
  goToSignIn.mockClear();
  calls.length = 0;
  release = undefined;
  Object.assign(answers, {
    "/api/auth/user": { body: { user: { userid: "visitor-1" } } },
    "/api/com/isfavourite/card-1": { body: { success: false } },
    "/api/com/addfavourite": { body: { success: true } },
    "/api/com/removefavourite/card-1": { body: { success: true } },
  });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    calls.push(`${init.method} ${path}`);
    if (init.method !== "GET" && release) await new Promise<void>((done) => (release = done));
    const { status = 200, body } = answers[path] as Answer;
    return new Response(JSON.stringify(body), { status });
  });
});

function show(rest = "") {
  document.body.innerHTML = `<article class="card-view"><div class="card-bookmark"></div>${rest}</article>`;
  mountToasts();
  enhanceBookmark(document.querySelector(".card-bookmark") as HTMLElement, CARD, goToSignIn);
}

const isKept = () => screen.getByRole("button").getAttribute("aria-pressed") === "true";

test("keeps a card and lets it go again, and says so with the name", async () => {
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Save to favorites" }));
  expect(isKept()).toBe(true);
  expect(await screen.findByText("Giulia Ferrante business card added to favourites")).toBeTruthy();
  expect(document.querySelector(".card-view")?.hasAttribute("data-kept")).toBe(true);
  await userEvent.click(screen.getByRole("button"));
  expect(await screen.findByText("Giulia Ferrante business card remove from favourites")).toBeTruthy();
  expect(isKept()).toBe(false);
  // The message of the first press has made room.
  await waitFor(() => expect(screen.getAllByRole("status")).toHaveLength(1));
});

test("is pressed from the start on a kept card", async () => {
  answers["/api/com/isfavourite/card-1"] = { body: { success: true } };
  show();
  await screen.findByRole("button");
  expect(isKept()).toBe(true);
});

test("gives its place to the way to edit for the owner", async () => {
  answers["/api/com/isfavourite/card-1"] = { body: { success: false, own: true } };
  show();
  const edit = await screen.findByRole("link", { name: "Edit this card" });
  expect(edit.getAttribute("href")).toBe("/b/u?card=card-1");
  expect(screen.queryByRole("button")).toBeNull();
});

test("offers its owner neither to report it nor to leave details, and leads them to their dashboard", async () => {
  answers["/api/com/isfavourite/card-1"] = { body: { success: false, own: true } };
  show(
    '<a href="/c/giulia/hello" data-hello="">Share your details</a><a href="/c/giulia/report" data-report="">Report this card</a><a href="/b/c">Create a business card for free</a>',
  );
  await screen.findByRole("link", { name: "Edit this card" });
  const links = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(links).toEqual(["", "Go to your dashboard"]);
});

test("keeps the card that the visitor signed in for, once", async () => {
  rememberPendingFavourite({ path: location.pathname, fullname: "Giulia Ferrante" });
  show();
  expect(await screen.findByText("Giulia Ferrante business card added to favourites")).toBeTruthy();
  expect(isKept()).toBe(true);
  expect(findPendingFavourite(location.pathname)).toBeUndefined();
});

test("leaves a card alone that the visitor did not sign in for", async () => {
  rememberPendingFavourite({ path: "/c/somebody-else", fullname: "Jonas Lindqvist" });
  show();
  await screen.findByRole("button");
  expect(isKept()).toBe(false);
  expect(calls.filter((call) => call.startsWith("POST"))).toEqual([]);
  forgetPendingFavourite();
});

test("writes down that the status could not be learnt, and can still be pressed", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  answers["/api/com/isfavourite/card-1"] = errorResponse("unexpected");
  show();
  await userEvent.click(await screen.findByRole("button"));
  expect(warn).toHaveBeenCalledExactlyOnceWith("unable to check favourite status", expect.any(Error));
  expect(isKept()).toBe(true);
  warn.mockRestore();
});

test("goes back to what it was when the call fails", async () => {
  answers["/api/com/addfavourite"] = errorResponse("unexpected");
  show();
  await userEvent.click(await screen.findByRole("button"));
  expect(await screen.findByText("couldn't add favourite...!")).toBeTruthy();
  expect(isKept()).toBe(false);
});

test("a double click is one wish", async () => {
  release = () => {};
  show();
  await userEvent.dblClick(await screen.findByRole("button"));
  expect(isKept()).toBe(true);
  release?.();
  await screen.findByText("Giulia Ferrante business card added to favourites");
  expect(calls.filter((call) => !call.startsWith("GET"))).toEqual(["POST /api/com/addfavourite"]);
});

test("sends a visitor who is not signed in to the sign-in page", async () => {
  answers["/api/auth/user"] = { body: { user: null } };
  show();
  await userEvent.click(await screen.findByRole("button"));
  expect(goToSignIn).toHaveBeenCalledOnce();
});

test("asks again who looks at the card when nobody said so", async () => {
  const user = answers["/api/auth/user"] as Answer;
  answers["/api/auth/user"] = errorResponse("unavailable");
  show();
  await userEvent.click(await screen.findByRole("button"));
  expect(await screen.findByText("couldn't add favourite...!")).toBeTruthy();
  answers["/api/auth/user"] = user;
  await userEvent.click(screen.getByRole("button"));
  expect(await screen.findByText("Giulia Ferrante business card added to favourites")).toBeTruthy();
  expect(goToSignIn).not.toHaveBeenCalled();
});
