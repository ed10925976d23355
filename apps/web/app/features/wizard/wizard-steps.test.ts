import { featuresOf } from "@visita/domain/billing/plan.rules";
import { CHANNELS } from "@visita/domain/card/channels";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { describe, expect, test } from "vitest";
import { createPath, editPath, stepBehindShut, stepLabel, stepOfField } from "./wizard-steps.ts";

const t = await wizardTexts.load("en");
const premium = featuresOf("active");
const free = featuresOf("inactive");
const lockedSteps = (path: ReturnType<typeof createPath>) =>
  path.steps.flatMap((step, index) => (step.isLocked ? [index] : []));

test("a new card takes thirteen steps with every plan", () => {
  expect(createPath(premium).steps).toHaveLength(13);
  expect(lockedSteps(createPath(premium))).toEqual([]);
  expect(createPath(free).steps).toHaveLength(13);
  expect(lockedSteps(createPath(free))).toEqual([2, 3, 5, 6, 7, 8, 9, 10]);
  expect(stepLabel(createPath(free), 2, t)).toBe("Step 3 of 13, Business logo:");
  expect(stepLabel(createPath(free), 5, t)).toBe("Step 6 of 13, Contact page 2:");
});

test("a card is edited in twelve steps, or in the four that a free plan opens", () => {
  expect(editPath(premium).steps).toHaveLength(12);
  expect(editPath(free).steps.map(({ kind }) => kind)).toEqual(["photo", "person", "contacts", "side"]);
});

test.each([
  ["the first of a row of shut steps leads behind it", 2, 4],
  ["a row at the end leads to the link, past the second side", 5, 12],
  ["the last of a row is passed as any step", 10, undefined],
  ["an open step is passed as any step", 4, undefined],
])("%s", (_what, from, to) => {
  expect(stepBehindShut(createPath(free), from)).toBe(to);
});

describe("the step of a field", () => {
  const path = createPath(premium);

  test.each([
    ["profilepic", 0],
    ["fullname", 1],
    ["occupation", 1],
    ["companyname", 1],
    ["bio", 1],
    ["logo", 2],
    ["color", 3],
    ["contacts.email", 4],
    ["contacts.twitter", 5],
    ["contacts.triller", 10],
    ["language", 11],
    ["reading", 11],
    ["secondSide.fullname", 11],
    ["secondSide.titles.email", 11],
    ["username", 12],
    ["contacts.nonsense", -1],
    ["nonsense", -1],
  ])("%s is on %i", (field, step) => {
    expect(stepOfField(path, field)).toBe(step);
  });

  test("every channel has one", () => {
    for (const { key, page } of CHANNELS) expect(stepOfField(path, `contacts.${key}`)).toBe(page + 3);
  });

  test("follows the shorter path", () => {
    expect(stepOfField(editPath(free), "contacts.email")).toBe(2);
    expect(stepOfField(editPath(free), "contacts.twitter")).toBe(-1);
    expect(stepOfField(editPath(premium), "username")).toBe(-1);
  });
});
