import { expect, test, vi } from "vitest";
import { newCardValues } from "../wizard-values.ts";
import { deleteDraft, loadDraft, saveDraft } from "./draft-storage.ts";

test("a browser that keeps nothing breaks nothing", async () => {
  // As in a strict private window.
  vi.stubGlobal("indexedDB", undefined);
  const owner = { userid: "u1", cardid: null };
  await saveDraft(owner, { savedAt: 1, step: 0, version: null, values: newCardValues() });
  expect(await loadDraft(owner)).toBeNull();
  await deleteDraft(owner);
});
