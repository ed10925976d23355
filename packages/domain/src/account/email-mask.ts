/** Hides the first four characters; the owner still recognises the address. */
export function maskEmail(email: string): string {
  const hidden = Math.min(4, email.length);
  return "*".repeat(hidden) + email.slice(hidden);
}
