import { PASSWORD_MAX, PASSWORD_MIN, RESET_PASSWORD_MIN } from "./account.constants.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account.messages.ts";

type Length = { min: number; required: string; tooShort: string };

const REGISTER: Length = {
  min: PASSWORD_MIN,
  required: TEXT.passwordRequired,
  tooShort: TEXT.passwordTooShort,
};
const RESET: Length = {
  min: RESET_PASSWORD_MIN,
  required: TEXT.passwordRequired,
  tooShort: TEXT.resetPasswordTooShort,
};
const CHANGE: Length = {
  min: PASSWORD_MIN,
  required: TEXT.newPasswordRequired,
  tooShort: TEXT.newPasswordTooShort,
};

export const registerPasswordProblem = (password: string) => passwordProblem(password, REGISTER);
export const resetPasswordProblem = (password: string) => passwordProblem(password, RESET);
export const changePasswordProblem = (password: string) => passwordProblem(password, CHANGE);

export const hasSpace = (password: string) => /\s/u.test(password);
export const hasSpecialCharacter = (password: string) => /[^\p{L}\p{N}\s]/u.test(password);

/** The message of the first rule that the password violates; null when it is valid. */
function passwordProblem(password: string, length: Length): string | null {
  if (password.length === 0) return length.required;
  if (password.length < length.min) return length.tooShort;
  if (password.length > PASSWORD_MAX) return TEXT.passwordTooLong;
  if (hasSpace(password)) return TEXT.passwordHasSpaces;
  if (!hasSpecialCharacter(password)) return TEXT.passwordNeedsSpecial;
  return null;
}
