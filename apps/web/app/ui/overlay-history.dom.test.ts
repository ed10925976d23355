import { beforeEach, expect, test, vi } from "vitest";
import { addOverlayEntry } from "./overlay-history.ts";

const router = vi.fn();

/** Steps in the history arrive a moment later. */
const untilState = (state: unknown) => vi.waitFor(() => expect(history.state).toEqual(state));

beforeEach(() => {
  history.pushState({ idx: 1 }, "", "/page");
  router.mockClear();
});
addEventListener("popstate", router);

test("Back closes the topmost overlay, and the router hears nothing of it", async () => {
  const close = { lower: vi.fn(), upper: vi.fn() };
  addOverlayEntry(close.lower);
  addOverlayEntry(close.upper);
  expect(history.state).toEqual({ idx: 1, overlayDepth: 2 });
  history.back();
  await untilState({ idx: 1, overlayDepth: 1 });
  expect([close.lower, close.upper].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  history.back();
  await untilState({ idx: 1 });
  expect(close.lower).toHaveBeenCalledOnce();
  expect(router).not.toHaveBeenCalled();
  expect(location.pathname).toBe("/page");
});

test("an overlay that was closed otherwise takes its entry with it", async () => {
  const remove = addOverlayEntry(vi.fn());
  remove();
  await untilState({ idx: 1 });
  expect(router).not.toHaveBeenCalled();
});

test("one overlay in the place of another uses its entry", async () => {
  const entries = history.length;
  const remove = addOverlayEntry(vi.fn());
  remove();
  const close = vi.fn();
  addOverlayEntry(close);
  expect([history.state, history.length]).toEqual([{ idx: 1, overlayDepth: 1 }, entries + 1]);
  history.back();
  await untilState({ idx: 1 });
  expect(close).toHaveBeenCalledOnce();
});

test("the entry of an overlay that was left for another page is passed over, and the router hears of the next one alone", async () => {
  const remove = addOverlayEntry(vi.fn());
  history.pushState({ idx: 2 }, "", "/elsewhere");
  remove();
  router.mockImplementationOnce(() => expect(history.state).toEqual({ idx: 1 }));
  history.back();
  await untilState({ idx: 1 });
  await vi.waitFor(() => expect(router).toHaveBeenCalledOnce());
});

test("an overlay that turns out to be closed while its entry is passed over adds no step", async () => {
  const remove = addOverlayEntry(vi.fn());
  history.pushState({ idx: 2 }, "", "/elsewhere");
  let runLater = () => {};
  vi.spyOn(globalThis, "setTimeout").mockImplementationOnce((work: () => void) => {
    runLater = work;
    return setTimeout(() => {});
  });
  remove();
  vi.spyOn(history, "back").mockImplementationOnce(() => {
    history.go(-1);
    runLater();
  });
  history.go(-1);
  await untilState({ idx: 1 });
  await vi.waitFor(() => expect(router).toHaveBeenCalledOnce());
});

test("a link in an overlay that opens another program does not keep its entry", async () => {
  const remove = addOverlayEntry(vi.fn());
  const link = document.createElement("a");
  link.href = "mailto:?subject=Hello";
  link.addEventListener("click", (event) => event.preventDefault());
  document.body.append(link);
  link.click();
  link.remove();
  remove();
  await untilState({ idx: 1 });
});

test("an overlay that goes away with its page leaves a navigation that has begun alone", async () => {
  const remove = addOverlayEntry(vi.fn());
  remove({ isUnmounted: true });
  await new Promise((resolve) => setTimeout(resolve));
  history.pushState({ idx: 2 }, "", "/elsewhere");
  expect(location.pathname).toBe("/elsewhere");
  history.back();
  await untilState({ idx: 1 });
});

test("Back on a page whose overlay went away with its parent leads to the page before", async () => {
  history.replaceState({ idx: 0 }, "", "/before");
  history.pushState({ idx: 1 }, "", "/page");
  addOverlayEntry(vi.fn())({ isUnmounted: true });
  history.back();
  await untilState({ idx: 0 });
  expect(router).toHaveBeenCalledOnce();
});

test("a navigation that follows on an overlay begins when its entry is gone", async () => {
  const remove = addOverlayEntry(vi.fn());
  remove({ afterwards: () => history.pushState({ idx: 2 }, "", "/elsewhere") });
  await untilState({ idx: 2 });
  expect(location.pathname).toBe("/elsewhere");
  history.back();
  await untilState({ idx: 1 });
  expect(router).toHaveBeenCalledOnce();
});

test("an overlay that opens while the entry of another one goes gets its own", async () => {
  const close = vi.fn();
  const remove = addOverlayEntry(vi.fn());
  vi.spyOn(history, "back").mockImplementationOnce(() => {
    history.go(-1);
    addOverlayEntry(close);
  });
  const push = vi.spyOn(history, "pushState");
  remove();
  await vi.waitFor(() => expect(push).toHaveBeenCalledOnce());
  expect(history.state).toEqual({ idx: 1, overlayDepth: 1 });
  history.back();
  await untilState({ idx: 1 });
  expect(close).toHaveBeenCalledOnce();
});
