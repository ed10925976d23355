import { cleanup, configure } from "@testing-library/react";
import { toast } from "react-hot-toast/headless";
// biome-ignore lint/correctness/noUndeclaredDependencies: declared once, at the root of the workspaces
import { afterEach, beforeEach, expect, vi } from "vitest";

// A busy machine may take longer than the usual second to show something. The other is what some files change.
configure({ asyncUtilTimeout: 10_000, defaultHidden: false });

// What browsers have and jsdom has not. Radix needs all of it to open a list or a menu.
class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizes;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

// A complaint of React or of a library is a fault. A test that expects one mocks console.error itself.
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, "error").mockImplementation((...complaint) => {
    complaints.push(complaint);
  });
});

afterEach(() => {
  cleanup();
  // Messages outlive their page: at once, where a dismissed one would stay for its way out.
  toast.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(complaints, "console.error was called").toEqual([]);
});
