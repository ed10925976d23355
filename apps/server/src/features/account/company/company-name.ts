import { nameField } from "@visita/domain/account/account.fields";
import type { CompanyClaims } from "./company-provider.ts";

const NAME = nameField("");

/** What may stand in mails, of what the provider says. The person can change it in the settings. */
export function nameOf(
  { givenName, familyName, name }: Pick<CompanyClaims, "givenName" | "familyName" | "name">,
  email: string,
): { first_name: string; last_name: string } {
  const [first = "", ...rest] = name?.split(/\s+/) ?? [];
  const local = (email.split("@")[0] ?? "").replace(/[^\p{L}]+/gu, " ");
  return {
    first_name: firstValid([givenName, first, local]),
    last_name: firstValid([familyName, rest.join(" ")]),
  };
}

function firstValid(names: readonly (string | undefined)[]): string {
  for (const name of names) {
    const { success, data } = NAME.safeParse(name ?? "");
    if (success && data) return data;
  }
  return "";
}
