/** "occupation @ company", or only one of them if the other is empty. */
export function roleLine(occupation: string, companyname: string): string {
  return [occupation, companyname].filter((part) => part !== "").join(" @ ");
}
