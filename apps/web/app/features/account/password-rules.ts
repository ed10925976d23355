import { hasSpace, hasSpecialCharacter } from "@visita/domain/account/password.rules";

/** The password rules one by one, for the list under the field. The messages of a submit come from the domain. */
export type PasswordRule = { label: string; isKept: (password: string) => boolean };

export function passwordRules(minimum: number): PasswordRule[] {
  return [
    { label: `${minimum} characters or more`, isKept: (password) => password.length >= minimum },
    { label: "No spaces", isKept: (password) => password !== "" && !hasSpace(password) },
    { label: "One special character", isKept: hasSpecialCharacter },
  ];
}
