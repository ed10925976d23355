import { type ParsedVCard, textOf, type VCardProperty } from "@visita/domain/import/vcard-parser";
import { childNamed, childrenNamed, type XmlElement } from "./read-xml.ts";

/** Every vCard has them. */
const ALWAYS_THERE = new Set(["VERSION", "FN", "N"]);

/** Which vCards an addressbook-query asks for (RFC 6352, 10.5); undefined for all of them. */
export function readFilter(filter: XmlElement | undefined): ((card: ParsedVCard) => boolean) | undefined {
  const conditions = filter ? childrenNamed(filter, "c:prop-filter") : [];
  if (!filter || conditions.length === 0) return undefined;
  if (conditions.every(isAlwaysTrue)) return undefined;
  return (card) => holds(filter, conditions, (condition) => hasProperty(card, condition));
}

function isAlwaysTrue(condition: XmlElement): boolean {
  const name = condition.attributes.get("name")?.toUpperCase() ?? "";
  return ALWAYS_THERE.has(name) && condition.children.length === 0;
}

/** Any of them, unless the element says that all have to hold. */
function holds(
  { attributes }: XmlElement,
  conditions: readonly XmlElement[],
  isTrue: (condition: XmlElement) => boolean,
): boolean {
  return attributes.get("test") === "allof" ? conditions.every(isTrue) : conditions.some(isTrue);
}

function hasProperty(card: ParsedVCard, condition: XmlElement): boolean {
  const [group, name] = splitGroup(condition.attributes.get("name") ?? "");
  const found = card.properties.filter(
    (property) => property.name === name && (group === "" || property.group === group),
  );
  if (childNamed(condition, "c:is-not-defined")) return found.length === 0;
  const tests = condition.children.filter(
    ({ name: test }) => test === "c:text-match" || test === "c:param-filter",
  );
  if (tests.length === 0) return found.length > 0;
  return found.some((property) =>
    holds(condition, tests, (test) =>
      test.name === "c:text-match"
        ? matchesText(test, textOf(property.raw, card.version))
        : hasParameter(property, test),
    ),
  );
}

function splitGroup(name: string): [string, string] {
  const dot = name.lastIndexOf(".");
  return [name.slice(0, Math.max(0, dot)).toUpperCase(), name.slice(dot + 1).toUpperCase()];
}

function hasParameter({ types, params }: VCardProperty, test: XmlElement): boolean {
  const name = test.attributes.get("name")?.toUpperCase() ?? "";
  const values = name === "TYPE" ? types : [params.get(name)].filter((value) => value !== undefined);
  if (childNamed(test, "c:is-not-defined")) return values.length === 0;
  const text = childNamed(test, "c:text-match");
  return text ? values.some((value) => matchesText(text, value)) : values.length > 0;
}

/** Without regard to case, which every collation that clients name asks for but `i;octet`. */
function matchesText({ attributes, text }: XmlElement, value: string): boolean {
  const fold = (each: string) =>
    attributes.get("collation") === "i;octet" ? each : each.normalize("NFKC").toLowerCase();
  const [asked, found] = [fold(text), fold(value)];
  const matches = {
    equals: found === asked,
    "starts-with": found.startsWith(asked),
    "ends-with": found.endsWith(asked),
    contains: found.includes(asked),
  };
  const type = attributes.get("match-type") ?? "contains";
  const isMatch = matches[type as keyof typeof matches] ?? matches.contains;
  return attributes.get("negate-condition") === "yes" ? !isMatch : isMatch;
}
