import "fake-indexeddb/auto";
import { cleanup, configure } from "@testing-library/react";
import { loadAreas } from "@visita/domain/language/area";
import { promisifyRequest } from "idb-keyval";
import { toast } from "react-hot-toast/headless";
// biome-ignore lint/correctness/noUndeclaredDependencies: declared once, at the root of the workspaces
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
// What pages load behind their first screen is there at once, so that tests need not wait for it.
import "../app/ui/confirm-dialog-panel.tsx";
import "../app/ui/dialog-panel.tsx";

// A busy machine may take far longer than the usual second to show something. The other is what some files change.
configure({ asyncUtilTimeout: 60_000, defaultHidden: false });

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

// Before it is hydrated, a page loads what its modules say.
beforeAll(() => loadAreas("en"));

// A complaint of React or of a library is a fault. A test that expects one mocks console.error itself.
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, "error").mockImplementation((...complaint) => {
    complaints.push(complaint);
  });
});

afterEach(async () => {
  cleanup();
  // Messages outlive their page: at once, where a dismissed one would stay for its way out.
  toast.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await forgetVisit();
  expect(complaints, "console.error was called").toEqual([]);
});

/** The next test of this worker, maybe of another file, gets a browser in which nobody has been. */
async function forgetVisit(): Promise<void> {
  // A dialog that has just closed takes its history entry back in two tasks.
  await nextTask();
  await nextTask();
  // A step back that was begun under false timers, or on a page that is gone, would be waited for in all later tests.
  window.dispatchEvent(new PopStateEvent("popstate"));
  await nextTask();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name) await clearDatabase(name);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Not deleted: the product's modules keep their connections open. */
async function clearDatabase(name: string): Promise<void> {
  const database = await promisifyRequest(indexedDB.open(name));
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const transaction = database.transaction(stores, "readwrite");
    for (const store of stores) transaction.objectStore(store).clear();
    await promisifyRequest(transaction);
  }
  database.close();
}
