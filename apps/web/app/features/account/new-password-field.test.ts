import { PASSWORD_MIN, RESET_PASSWORD_MIN } from "@visita/domain/account/account.constants";
import { registerPasswordProblem, resetPasswordProblem } from "@visita/domain/account/password.rules";
import { expect, test } from "vitest";
import { passwordRules } from "./new-password-field.tsx";

const samples = [
  "",
  "a",
  "secret",
  "secret!",
  "secretwords",
  "secretwords!",
  "secret words!",
  "pässwörter§",
  "\t!!!!!!!!",
  "12345678",
  "1234567_",
];

test.each(samples)("the list under the field agrees with the rules of a submit about %j", (password) => {
  const keepsAll = (minimum: number) => passwordRules(minimum).every(({ isKept }) => isKept(password));
  expect(keepsAll(PASSWORD_MIN)).toBe(registerPasswordProblem(password) === null);
  expect(keepsAll(RESET_PASSWORD_MIN)).toBe(resetPasswordProblem(password) === null);
});

test("nothing is ticked off before anything is typed", () => {
  expect(passwordRules(PASSWORD_MIN).filter(({ isKept }) => isKept(""))).toEqual([]);
});
