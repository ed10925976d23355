import { expect, test } from "vitest";
import { cacheDecision } from "./network.ts";

function answer(status: number, cacheControl = "public, max-age=0, must-revalidate") {
  const headers = new Headers({ "cache-control": cacheControl });
  return { status, type: "basic", redirected: false, headers } as const;
}

test("a card that is there is kept, one that is gone is forgotten", () => {
  expect(cacheDecision(answer(200))).toBe("keep");
  expect(cacheDecision(answer(404, "no-store"))).toBe("forget");
  expect(cacheDecision(answer(410))).toBe("forget");
  expect(cacheDecision(answer(451))).toBe("forget");
});

test.each([206, 301, 304, 401, 429, 500, 502, 503])("%i says nothing about the card", (status) => {
  expect(cacheDecision(answer(status))).toBe("leave");
});

test("what is not ours, or not to be kept, changes nothing", () => {
  expect(cacheDecision({ ...answer(200), redirected: true })).toBe("leave");
  expect(cacheDecision({ ...answer(404), redirected: true })).toBe("leave");
  expect(cacheDecision({ ...answer(200), type: "opaque" })).toBe("leave");
  expect(cacheDecision(answer(200, "no-store"))).toBe("leave");
  expect(cacheDecision(answer(200, "private"))).toBe("leave");
});
