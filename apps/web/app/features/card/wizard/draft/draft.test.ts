import { describe, expect, test } from "vitest";
import { newCardValues } from "../wizard-values.ts";
import { draftKey, readStored, toStored } from "./draft.ts";

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

test("every person and every card has a draft of its own", () => {
  const owners = [owner, { userid: "u2", cardid: null }, { userid: "u1", cardid: "c1" }];
  expect(new Set(owners.map(draftKey)).size).toBe(3);
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
