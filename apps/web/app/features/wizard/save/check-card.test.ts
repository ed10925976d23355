import { featuresOf } from "@visita/domain/billing/plan.rules";
import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { expect, test } from "vitest";
import { newCardValues } from "../wizard-values.ts";
import { checkCard } from "./use-save-card.ts";

const premium = featuresOf("active");

test("a new card needs its username before all else", () => {
  const checked = checkCard(newCardValues(), "create", premium);
  const problems = "problems" in checked ? checked.problems : {};
  expect(Object.entries(problems)[0]).toEqual(["username", TEXT.usernameRequired]);
  expect(problems).toMatchObject({
    fullname: TEXT.fullnameRequired,
    profilepic: TEXT.profilepicRequired,
    "contacts.sms": TEXT.smsRequired,
  });
});

test("a changed card is not asked for its username", () => {
  const checked = checkCard(newCardValues(), "edit", premium);
  expect("problems" in checked && Object.keys(checked.problems)[0]).toBe("fullname");
});
