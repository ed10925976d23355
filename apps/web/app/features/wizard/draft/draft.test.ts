import { describe, expect, test } from "vitest";
import { draftKey, draftKeysOf } from "../../card/public/draft-database.ts";
import { newCardValues } from "../wizard-values.ts";
import { readStored, toStored } from "./draft.ts";

const owner = { userid: "u1", cardid: null };
const values = {
  ...newCardValues("teal-color"),
  fullname: "Ada",
  contacts: { email: { value: "a@b.example", title: "" } },
};
const draft = { savedAt: 5, step: 3, version: null, values };

test("comes back as it was kept", () => {
  expect(readStored(owner, structuredClone(toStored(owner, draft)))).toEqual(draft);
});

test("one that was kept before cards had two sides begins with one", () => {
  const { language: _, reading: __, secondSide: ___, ...older } = values;
  const stored = { ...toStored(owner, draft), values: older };
  expect(readStored(owner, stored)).toEqual(draft);
});

test("every person and every card has a draft of its own", () => {
  const owners = [owner, { userid: "u2", cardid: null }, { userid: "u1", cardid: "c1" }];
  expect(new Set(owners.map(draftKey)).size).toBe(3);
});

test("one person's drafts lie together, and nobody else's among them", () => {
  const [first, last] = draftKeysOf("u1");
  const owners = ["u", "u1", "u1-2", "u10", "u2"].flatMap((userid) => [
    { userid, cardid: null },
    { userid, cardid: "c1" },
  ]);
  const between = owners.map(draftKey).filter((key) => key >= first && key <= last);
  expect(between).toEqual(["u1/new", "u1/c1"]);
});

describe("is ignored", () => {
  const stored = toStored(owner, draft);
  test.each([
    ["when there is none", undefined],
    ["when it is somebody else's", { ...stored, userid: "u2" }],
    ["when it is of another card", { ...stored, cardid: "c1" }],
    ["when it has another format", { ...stored, format: 0 }],
    ["when it is text", "draft"],
    ["when its values are broken", { ...stored, values: { ...values, contacts: { email: "x" } } }],
    ["when its colour is unknown", { ...stored, values: { ...values, color: "no-color" } }],
    ["when its step is no number", { ...stored, step: "3" }],
  ])("%s", (_case, found) => {
    expect(readStored(owner, found)).toBeNull();
  });
});
