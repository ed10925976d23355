/** The password rules one by one, for the list under the field. The messages of a submit come from the domain. */
export type PasswordRule = { label: string; isKept: (password: string) => boolean };

export function passwordRules(minimum: number): PasswordRule[] {
  return [
    { label: `${minimum} characters or more`, isKept: (password) => password.length >= minimum },
    { label: "No spaces", isKept: (password) => password !== "" && !/\s/u.test(password) },
    { label: "One special character", isKept: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
  ];
}
