/** What is said of each line of a contact file. */
export const IMPORT_TEXT = {
  noPlace: "A card has no place for it.",
  notKnown: "Not known here.",
  onPremium: "Comes with the Premium plan.",
  photoLink: "It is a link to another service, and nothing is fetched from there. Add one in step 1.",
  photoUnreadable: "It is no picture that browsers can open. Add one in step 1.",
  smsFromMobile: "Taken from the mobile number",
  photoCut: "Cut to four by five. It can be cut again in step 1",
  otherPeople: "A card is for one person. The first one was taken.",
  notAContactFile: "This is no contact file. Please choose a .vcf file.",
  tooLarge: "This file is larger than 5 MB. Please choose a contact file with one person.",
} as const;

export function onlyOne(value: string): string {
  return `A card has one. ${value} was left out.`;
}

export function notReadable(value: string): string {
  return `“${value}” cannot be read. Please type it in.`;
}

export function asBio(letters: number): string {
  return `As the bio, ${letters} ${letters === 1 ? "letter" : "letters"}`;
}

export function bioCut(words: number): string {
  return `As the bio, its first ${words} words`;
}
