import { formatNumber } from "../format.ts";
/** Texts of the owner's contacts. */
export const PERSON_MESSAGES = {
  nameRequired: "Please type a name.",
  emailInvalid: "email address is invalid",
  phoneInvalid: "Please check this phone number.",
  tooManyTags: "A person can have 20 tags.",
  notFound: "This person is not in your contacts.",
  changed: "This person was changed elsewhere. Look at the newer version before you save.",
  notRestorable: "This person can no longer be brought back.",
  notAFile: "This is no file with people. Please choose a .vcf or a .csv file.",
  tooLarge: "This file is larger than 16 MB. Please choose a smaller one.",
  columnsDoNotFit: "Please match the columns of this file again.",
  nameColumnMissing: "Please say which column has the name, the email or the phone.",
  tooLong: (max: number) => `Please use ${formatNumber(max)} letters or fewer.`,
} as const;

/** Why a row of a file is left out. */
export const LEFT_OUT_TEXT = {
  empty: "Has no name, no email and no phone.",
  repeated: "Is in this file already.",
  unreadable: "Cannot be read.",
} as const;
export type LeftOutReason = keyof typeof LEFT_OUT_TEXT;

export function peopleFull(max: number): string {
  return `Your contacts have room for ${formatNumber(max)} people.`;
}

export function tooManyInFile(max: number): string {
  return `A file can bring ${formatNumber(max)} people. Please split it.`;
}
