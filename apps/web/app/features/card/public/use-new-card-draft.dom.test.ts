import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { saveDraft } from "../../wizard/draft/draft-storage.ts";
import { newCardValues } from "../../wizard/wizard-values.ts";
import { useNewCardDraft } from "./use-new-card-draft.ts";

const WEEK = 7 * 24 * 60 * 60_000;
const values = { ...newCardValues(), fullname: "Ada Byron" };

test.each([
  ["is listed for seven days", WEEK - 60_000, expect.objectContaining({ fullname: "Ada Byron" })],
  ["and not longer", WEEK, null],
])("a draft %s", async (_what, age, listed) => {
  const owner = { userid: "u1", cardid: null };
  await saveDraft(owner, { savedAt: Date.now() - age, step: 0, version: null, values });
  const { result } = renderHook(() => useNewCardDraft("u1"));
  await waitFor(() => expect(result.current).toEqual(listed));
});
