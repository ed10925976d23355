/**
 * Sides in styles are named start and end, so that a page in Arabic or Hebrew is mirrored. The middle (`left-1/2`, `left: 50%`) is no
 * side, and inline styles of charts and pictures are coordinates.
 */

/** What mail programs show: they know no logical properties. */
const EXEMPT = ["apps/server/src/features/mail/templates/", "packages/domain/src/kit/signature.ts"];

const VALUE = String.raw`(?:\d|\[|\(|(?:auto|px|full|gutter|control|touch)\b)`;
const UTILITIES = [
  `-?(?:scroll-)?[mp][lr]-${VALUE}`,
  String.raw`-?(?:left|right)-(?!1/2[\s"'\x60!])${VALUE}`,
  String.raw`(?:text|float|clear)-(?:left|right)\b`,
  String.raw`(?:rounded-(?:tl|tr|bl|br|l|r)|border-[lr])(?=[\s"'\x60!-])`,
];
const CLASS = new RegExp(String.raw`(?<=["'\x60\s:!])(?:${UTILITIES.join("|")})[^\s"'\x60]*`, "g");

const PROPERTY =
  /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|\bborder-(?:top|bottom)-(?:left|right)-radius\b|\b(?:text-align|float|clear):\s*(?:left|right)\b/g;
const POSITION = /(?<=^|[;{\s])(?:left|right):(?!\s*50%)/gm;
/** Such as `padding: 1rem 4rem 0 1.25rem`: the second value is right and the fourth is left. */
const SHORTHAND = /(?<=^|[;{\s])(?:margin|padding|inset):\s*[^\s;]+ ([^\s;]+) [^\s;]+ ([^\s;}]+)(?=[;}]|$)/gm;
const SCRIPT_STYLE = /\b(?:margin|padding|border)(?:Left|Right)\b|\btextAlign: "(?:left|right)"/g;

/** Returns what names a physical side, as written. */
export function findPhysicalSides(path, source) {
  if (EXEMPT.some((folder) => path.startsWith(folder))) return [];
  const isSheet = path.endsWith(".css") || path.endsWith("-style.ts");
  const found = [...source.matchAll(PROPERTY)];
  if (isSheet) {
    const uneven = [...source.matchAll(SHORTHAND)].filter(([, right, left]) => right !== left);
    found.push(...source.matchAll(POSITION), ...uneven);
  }
  if (!path.endsWith(".css")) found.push(...source.matchAll(SCRIPT_STYLE));
  if (path.startsWith("apps/web/")) found.push(...source.matchAll(CLASS));
  const byPlace = new Map(found.map((match) => [match.index, match[0].trim()]));
  return [...byPlace.values()];
}
