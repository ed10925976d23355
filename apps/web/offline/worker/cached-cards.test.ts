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

function keptAfter(...cards: CachedCard[]): CachedCards {
  return cards.reduce(withCard, EMPTY_CACHE);
}

const own = (...usernames: string[]) => usernames.map((username) => ({ username, state: "1" }));

test("with no room left, the card goes that was opened longest ago", () => {
  const opened = Array.from({ length: MAX_CARDS }, (_, index) => aCard(`c${index}`, 100 + index));
  const first = { ...aCard("c0", 900) };
  const kept = withCard(keptAfter(...opened, first), aCard("newest", 1_000));
  expect(Object.keys(kept.cards)).toHaveLength(MAX_CARDS);
  expect(findCard(kept, "c1")).toBeUndefined();
  expect(findCard(kept, "c0")).toBeDefined();
  expect(findCard(kept, "newest")).toBeDefined();
});

test("one's own card stays, however many others are opened after it", () => {
  let kept = withCard(withOwnCards(EMPTY_CACHE, own("Mine")), aCard("Mine", 0));
  for (let at = 1; at <= MAX_CARDS + 5; at++) kept = withCard(kept, aCard(`c${at}`, at));
  expect(findCard(kept, "mine")).toBeDefined();
  expect(Object.keys(kept.cards)).toHaveLength(MAX_CARDS);
});

test("a card is the same in capital and small letters", () => {
  const kept = withCard(keptAfter(aCard("Demo", 1)), aCard("demo", 2));
  expect(Object.values(kept.cards)).toEqual([aCard("demo", 2)]);
  expect(withoutCard(kept, "DEMO").cards).toEqual({});
});

test("own cards come first, then the last opened", () => {
  const kept = withOwnCards(keptAfter(aCard("old", 1), aCard("mine", 2), aCard("new", 3)), own("mine"));
  const { own: mine, others } = inDisplayOrder(kept);
  expect(mine.map(({ username }) => username)).toEqual(["mine"]);
  expect(others.map(({ username }) => username)).toEqual(["new", "old"]);
});

test("after signing out nobody sees whose cards they were, nor those never opened here", () => {
  const signedIn = withOwnCards(EMPTY_CACHE, own("mine", "unseen"));
  const kept = withoutOwnCards(withCard(withCard(signedIn, aCard("mine", 5)), aCard("unseen", 0)));
  expect(kept.own).toEqual([]);
  expect(Object.keys(kept.cards)).toEqual(["mine"]);
});

test("the next person's list replaces the last one's", () => {
  const first = withCard(withOwnCards(EMPTY_CACHE, own("ada")), aCard("ada", 0));
  const second = withOwnCards(first, own("grace"));
  expect(findCard(second, "ada")).toBeUndefined();
  expect(second.own).toEqual(own("grace"));
});

test("a file is needed as long as one card needs it", () => {
  const kept = keptAfter(aCard("a", 1, ["/assets/shared", "/media/a"]), aCard("b", 2, ["/assets/shared"]));
  expect(filesInUse(withoutCard(kept, "a"))).toEqual(new Set(["/assets/shared"]));
});
