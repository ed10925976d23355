/** Hides the first four characters: enough to recognise one's own address over somebody's shoulder. */
export function maskEmail(email: string): string {
  const hidden = Math.min(4, email.length);
  return "*".repeat(hidden) + email.slice(hidden);
}
