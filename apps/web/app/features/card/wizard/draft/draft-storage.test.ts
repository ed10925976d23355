import { expect, test } from "vitest";
import { newCardValues } from "../wizard-values.ts";
import { deleteDraft, loadDraft, saveDraft } from "./draft-storage.ts";

test("a browser that keeps nothing breaks nothing", async () => {
  // jsdom has no IndexedDB at all, as a strict private window.
  expect(globalThis.indexedDB).toBeUndefined();
  const owner = { userid: "u1", cardid: null };
  await saveDraft(owner, { savedAt: 1, step: 0, version: null, values: newCardValues() });
  expect(await loadDraft(owner)).toBeNull();
  await deleteDraft(owner);
});
