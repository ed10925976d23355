import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newCardValues } from "../wizard-values.ts";
import { createDraftAutosave } from "./draft-autosave.ts";

const draft = { savedAt: 1, step: 0, version: null, values: newCardValues() };
const save = vi.fn();
const drop = vi.fn();
let isDirty = true;

beforeEach(() => {
  vi.useFakeTimers();
  save.mockClear();
  drop.mockClear();
  isDirty = true;
});
afterEach(() => vi.useRealTimers());

const autosave = () => createDraftAutosave({ read: () => (isDirty ? draft : null), save, drop });

test("writes once after a pause in typing", () => {
  const { touch } = autosave();
  for (let key = 0; key < 20; key++) {
    touch();
    vi.advanceTimersByTime(100);
  }
  expect(save).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  expect(save).toHaveBeenCalledExactlyOnceWith(draft);
});

test("writes at once when the page goes away, and not again afterwards", () => {
  const { touch, flush } = autosave();
  touch();
  flush();
  expect(save).toHaveBeenCalledOnce();
  flush();
  vi.runAllTimers();
  expect(save).toHaveBeenCalledOnce();
});

test("nothing brings a draft back once its card is saved", () => {
  const { touch, flush, close } = autosave();
  touch();
  close();
  expect(drop).toHaveBeenCalledOnce();
  touch();
  flush();
  vi.runAllTimers();
  expect(save).not.toHaveBeenCalled();
});

test("keeps nothing when nothing was typed", () => {
  isDirty = false;
  const { touch } = autosave();
  touch();
  vi.runAllTimers();
  expect(save).not.toHaveBeenCalled();
});
