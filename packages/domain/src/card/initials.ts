const FIRST_SIGN = /[\p{L}\p{N}]\p{M}*/u;
const HAS_CASE = /[\p{Lu}\p{Ll}\p{Lt}]/u;

/**
 * What stands in the frame of somebody without a picture: the first signs of the first and the last word. A script
 * without capitals knows no initials (Arabic letters would even join), so of such a name only the first sign is taken.
 */
export function initials(fullname: string): string {
  const signs = fullname.split(/\s+/).flatMap((word) => FIRST_SIGN.exec(word)?.[0] ?? []);
  const first = signs[0] ?? "";
  const last = signs.length > 1 ? (signs.at(-1) as string) : "";
  if (!HAS_CASE.test(first)) return first;
  return (HAS_CASE.test(last) ? first + last : first).toUpperCase();
}
