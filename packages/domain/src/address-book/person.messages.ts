import { formatNumber } from "../format.ts";
/** Texts of the owner's contacts. */
export const PERSON_MESSAGES = {
  nameRequired: "Please enter a name.",
  emailInvalid: "email address is invalid",
  phoneInvalid: "Please check this phone number.",
  tooManyTags: "A contact can have up to 20 tags.",
  notFound: "This contact does not exist.",
  changed: "This contact was changed elsewhere. Check the newer version before you save.",
  notRestorable: "This contact can no longer be restored.",
  notAFile: "We couldn’t find contacts in this file. Please choose a .vcf or .csv file.",
  tooLarge: "This file is larger than 16 MB. Please choose a smaller one.",
  columnsDoNotFit: "Please match the columns of this file again.",
  nameColumnMissing: "Please choose the column with the name, email or phone.",
  tooLong: (max: number) => `Please use ${formatNumber("en", max)} characters or fewer.`,
} as const;

export function peopleFull(max: number): string {
  return `You can have up to ${formatNumber("en", max)} contacts.`;
}

export function tooManyInFile(max: number): string {
  return `A file can have up to ${formatNumber("en", max)} contacts. Please split it.`;
}
