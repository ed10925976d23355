/** The components of the vCard property N. Any of them may be empty. */
export type NameParts = {
  readonly family: string;
  readonly given: string;
  readonly additional: string;
  readonly prefix: string;
  readonly suffix: string;
};

const PREFIXES = words(
  "mr mrs ms miss mx dr prof professor sir dame rev hon herr frau mme mlle dott ing eng sra",
);
const SUFFIXES = words("jr sr ii iii iv phd md mba msc bsc esq cpa dds dvm rn jd llm frcs obe mbe cbe");
/** Words that belong to the family name that follows them. */
const PARTICLES = words(
  "van von vom zu zum zur der den dem de del della dello degli dei di da do dos das du des la las le los lo " +
    "el al bin ibn bint ben bar ter ten te af av st san santa بن ابن آل",
);
/** A word between two particles, as in "von und zu Berg". */
const PARTICLE_JOINER = "und";
/** Words that join two family names, as in "Ortega y Gasset". */
const JOINERS = words("y i");

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々ー・·\s]+$/u;
const HAN_OR_HANGUL = /^[\p{Script=Han}\p{Script=Hangul}々]+$/u;
/** Family names of two characters; otherwise a Chinese or Korean family name is the first character. */
const TWO_CHAR_FAMILIES = words(
  "欧阳 歐陽 司马 司馬 诸葛 諸葛 上官 司徒 东方 東方 皇甫 尉迟 尉遲 公孙 公孫 慕容 令狐 宇文 长孙 長孫 夏侯 轩辕 軒轅 " +
    "端木 남궁 황보 제갈 선우 독고 사공 서문",
);

/**
 * Splits a name so that joining the parts in the usual order (prefix, given, additional, family, suffix; for East Asian
 * names family, given) gives the name as written: phones display the parts, not the full name.
 */
export function nameParts(fullname: string): NameParts {
  const name = fullname.trim();
  if (EAST_ASIAN.test(name)) return eastAsianName(name);

  const [main = "", ...rest] = name.split(/\s*,\s*/).filter((part) => part !== "");
  const isSuffixed = rest.every((part) => part.split(" ").every((word) => SUFFIXES.has(bare(word))));
  if (rest.length === 1 && !isSuffixed) return familyFirst(main, rest[0] as string);
  if (!isSuffixed) return spacedName(name);
  const parts = spacedName(main);
  return { ...parts, suffix: [parts.suffix, ...rest].filter(Boolean).join(", ") };
}

/** In the order of the name that is read: an East Asian one stays family first in other letters too. */
export function readingParts(reading: string, fullname: string): Pick<NameParts, "family" | "given"> {
  const isFamilyFirst = EAST_ASIAN.test(fullname) && !EAST_ASIAN.test(reading);
  const { family, given, additional } = isFamilyFirst ? inNameOrder(reading) : nameParts(reading);
  // What cannot be told apart is sorted by.
  if (family === "" && nameParts(fullname).family !== "") return { family: given, given: "" };
  return { family, given: joined(given, additional) };
}

function inNameOrder(reading: string): NameParts {
  const [family = "", ...others] = reading.replaceAll(",", " ").trim().split(/\s+/);
  return { ...NO_PARTS, family, given: others.join(" ") };
}

function spacedName(name: string): NameParts {
  const rest = name.split(/\s+/);
  const prefix: string[] = [];
  const suffix: string[] = [];
  while (rest.length > 1 && PREFIXES.has(bare(rest[0] as string))) prefix.push(rest.shift() as string);
  while (rest.length > 2 && SUFFIXES.has(bare(rest.at(-1) as string))) suffix.unshift(rest.pop() as string);
  const start = familyStart(rest);
  return {
    family: rest.slice(start).join(" "),
    given: start > 0 ? (rest[0] ?? "") : "",
    additional: rest.slice(1, start).join(" "),
    prefix: prefix.join(" "),
    suffix: suffix.join(" "),
  };
}

/** Index of the first word of the family name. A single name is a given name, unless it has a particle ("van Dijk"). */
function familyStart(names: readonly string[]): number {
  const last = names.length - 1;
  const isLowerCase = names.slice(0, last).every((word) => word === word.toLowerCase());
  if (last > 0 && isLowerCase && names.slice(0, last).every((_word, index) => isParticle(names, index)))
    return 0;
  let start = Math.max(last, 1);
  if (start > 2 && JOINERS.has(names[start - 1] as string)) start -= 2;
  while (start > 1 && isParticle(names, start - 1)) start -= 1;
  return start;
}

function isParticle(names: readonly string[], index: number): boolean {
  const word = names[index]?.toLowerCase() ?? "";
  return (
    PARTICLES.has(word) || (word === PARTICLE_JOINER && PARTICLES.has(names[index - 1]?.toLowerCase() ?? ""))
  );
}

function familyFirst(family: string, others: string): NameParts {
  const { given, additional, family: last, prefix, suffix } = spacedName(others);
  return { family, given: given || last, additional: given ? joined(additional, last) : "", prefix, suffix };
}

/** Family name first. Without a space, only names entirely in Han or Hangul can be split. */
function eastAsianName(name: string): NameParts {
  const [first = "", ...others] = name.split(/\s+/);
  if (others.length > 0) return { ...NO_PARTS, family: first, given: others.join(" ") };
  const chars = [...first];
  if (!HAN_OR_HANGUL.test(first) || chars.length < 2 || chars.length > 4)
    return { ...NO_PARTS, given: first };
  // With four characters the family name has two, in Japan and for compound surnames in China.
  const size = chars.length === 4 || TWO_CHAR_FAMILIES.has(chars.slice(0, 2).join("")) ? 2 : 1;
  if (chars.length <= size) return { ...NO_PARTS, given: first };
  return { ...NO_PARTS, family: chars.slice(0, size).join(""), given: chars.slice(size).join("") };
}

const NO_PARTS: NameParts = { family: "", given: "", additional: "", prefix: "", suffix: "" };

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}

function bare(word: string): string {
  return word.replaceAll(".", "").toLowerCase();
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
