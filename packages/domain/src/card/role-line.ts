/** "occupation @ company", or the one of the two that there is. */
export function roleLine(occupation: string, companyname: string): string {
  return [occupation, companyname].filter((part) => part !== "").join(" @ ");
}
