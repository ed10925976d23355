const FIRST_CHAR = /[\p{L}\p{N}]\p{M}*/u;
const HAS_CASE = /[\p{Lu}\p{Ll}\p{Lt}]/u;

/**
 * Placeholder for a missing photo: the first characters of the first and the last word. Scripts without capitals have
 * no initials (Arabic letters would even join), so only the first character is used.
 */
export function initials(fullname: string): string {
  const chars = fullname.split(/\s+/).flatMap((word) => FIRST_CHAR.exec(word)?.[0] ?? []);
  const first = chars[0] ?? "";
  const last = chars.length > 1 ? (chars.at(-1) as string) : "";
  if (!HAS_CASE.test(first)) return first;
  return (HAS_CASE.test(last) ? first + last : first).toUpperCase();
}
