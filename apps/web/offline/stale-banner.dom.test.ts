import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchStaleBanner } from "./stale-banner.ts";

const network = vi.fn<typeof fetch>();
const answer = (etag: string, status = 200) => new Response("", { status, headers: { etag } });
const line = () => document.getElementById("saved-copy");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", network);
  document.body.innerHTML = `<p id="saved-copy" data-etag="&quot;a&quot;" data-updated="This card was updated." data-show="Show it">You are offline.</p>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  network.mockReset();
});

async function tend(...answers: (Response | Error)[]): Promise<void> {
  for (const one of answers) {
    if (one instanceof Error) network.mockRejectedValueOnce(one);
    else network.mockResolvedValueOnce(one);
  }
  watchStaleBanner();
  await vi.advanceTimersByTimeAsync(0);
}

test("goes away when the copy turns out to be the card of today", async () => {
  await tend(answer('"a"'));
  expect(line()).toBeNull();
});

test.each([answer('"b"'), answer("", 404)])("offers what is newer", async (newer) => {
  await tend(newer);
  expect(line()?.textContent).toBe("This card was updated. Show it");
  expect(line()?.querySelector("a")?.pathname).toBe(location.pathname);
});

test("stays as long as there is no word from the network, and asks again with growing pauses", async () => {
  const copy = new Response("", { headers: { etag: '"a"', "x-saved-at": "1" } });
  await tend(new TypeError("failed"), copy, answer('"b"', 503), answer('"a"'));
  expect(line()?.textContent).toBe("You are offline.");
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(network).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(network).toHaveBeenCalledTimes(3);
  expect(line()?.textContent).toBe("You are offline.");
  await vi.advanceTimersByTimeAsync(8_000);
  expect(line()).toBeNull();
});
