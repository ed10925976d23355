import { expect, test } from "vitest";
import {
  type CachedCard,
  type CachedCards,
  EMPTY_CACHE,
  filesInUse,
  findCard,
  inDisplayOrder,
  MAX_CARDS,
  withCard,
  withOwnCards,
  withoutCard,
  withoutOwnCards,
} from "./cached-cards.ts";

function aCard(username: string, openedAt: number, files: string[] = []): CachedCard {
  return { username, titleHtml: username, keptAt: 1, openedAt, parts: ["page"], files };
}

function cacheOf(...cards: CachedCard[]): CachedCards {
  return cards.reduce(withCard, EMPTY_CACHE);
}

const own = (...usernames: string[]) => usernames.map((username) => ({ username, state: "1" }));

test("with no room left, the card goes that was opened longest ago", () => {
  const opened = Array.from({ length: MAX_CARDS }, (_, index) => aCard(`c${index}`, 100 + index));
  const first = { ...aCard("c0", 900) };
  const cached = withCard(cacheOf(...opened, first), aCard("newest", 1_000));
  expect(Object.keys(cached.cards)).toHaveLength(MAX_CARDS);
  expect(findCard(cached, "c1")).toBeUndefined();
  expect(findCard(cached, "c0")).toBeDefined();
  expect(findCard(cached, "newest")).toBeDefined();
});

test("one's own card stays, however many others are opened after it", () => {
  let cached = withCard(withOwnCards(EMPTY_CACHE, own("Mine")), aCard("Mine", 0));
  for (let at = 1; at <= MAX_CARDS + 5; at++) cached = withCard(cached, aCard(`c${at}`, at));
  expect(findCard(cached, "mine")).toBeDefined();
  expect(Object.keys(cached.cards)).toHaveLength(MAX_CARDS);
});

test("a card is the same in capital and small letters", () => {
  const cached = withCard(cacheOf(aCard("Demo", 1)), aCard("demo", 2));
  expect(Object.values(cached.cards)).toEqual([aCard("demo", 2)]);
  expect(withoutCard(cached, "DEMO").cards).toEqual({});
});

test("own cards come first, then the last opened", () => {
  const cached = withOwnCards(cacheOf(aCard("old", 1), aCard("mine", 2), aCard("new", 3)), own("mine"));
  const { own: mine, others } = inDisplayOrder(cached);
  expect(mine.map(({ username }) => username)).toEqual(["mine"]);
  expect(others.map(({ username }) => username)).toEqual(["new", "old"]);
});

test("after signing out nobody sees whose cards they were, nor those never opened here", () => {
  const signedIn = withOwnCards(EMPTY_CACHE, own("mine", "unseen"));
  const cached = withoutOwnCards(withCard(withCard(signedIn, aCard("mine", 5)), aCard("unseen", 0)));
  expect(cached.own).toEqual([]);
  expect(Object.keys(cached.cards)).toEqual(["mine"]);
});

test("the next person's list replaces the last one's", () => {
  const first = withCard(withOwnCards(EMPTY_CACHE, own("ada")), aCard("ada", 0));
  const second = withOwnCards(first, own("grace"));
  expect(findCard(second, "ada")).toBeUndefined();
  expect(second.own).toEqual(own("grace"));
});

test("a file is needed as long as one card needs it", () => {
  const cached = cacheOf(aCard("a", 1, ["/assets/shared", "/media/a"]), aCard("b", 2, ["/assets/shared"]));
  expect(filesInUse(withoutCard(cached, "a"))).toEqual(new Set(["/assets/shared"]));
});
