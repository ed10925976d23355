/** What of an area's messages the compiler does not see: [what is wrong with a key, key]. */
export function compareMessages(english, other, language) {
  const problems = [];
  for (const key of Object.keys(english)) {
    if (!Object.hasOwn(other, key)) problems.push(["missing", key]);
    else if (isPlural(english[key]) !== isPlural(other[key])) problems.push(["not of the same kind", key]);
    else problems.push(...compareParts(english[key], other[key], language).map((what) => [what, key]));
  }
  for (const key of Object.keys(other)) {
    if (!Object.hasOwn(english, key)) problems.push(["unknown", key]);
    else if (isPlural(other[key])) {
      problems.push(...comparePluralForms(other[key], language).map((what) => [what, key]));
    }
  }
  return problems;
}

/** Keys that no source names, neither as a text nor as a property. */
export function findUnused(english, sources) {
  return Object.keys(english).filter((key) => {
    const named = new RegExp(`"${key}"|\\.${key}\\b`);
    return !sources.some((text) => named.test(text));
  });
}

function isPlural(message) {
  return typeof message === "object";
}

/** The count in words, or as a text. */
const WRITTEN_COUNTS = ["{number}", "{seconds}"];

/** Any plural form may leave {count} out; one that stands for a single number, such as "two", also the count as a text. */
function compareParts(english, other, language) {
  const wanted = partsOf(isPlural(english) ? english.other : english);
  return formsOf(other).flatMap(([form, text]) => {
    const found = partsOf(text);
    const optional =
      form === undefined ? [] : isSingleNumber(form, language) ? ["{count}", ...WRITTEN_COUNTS] : ["{count}"];
    const missing = wanted.filter((part) => !found.includes(part) && !optional.includes(part));
    const unknown = found.filter((part) => !wanted.includes(part));
    return [...missing.map((part) => `without ${part}`), ...unknown.map((part) => `with an unknown ${part}`)];
  });
}

function comparePluralForms(forms, language) {
  const rules = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [
    ...rules.filter((rule) => !Object.hasOwn(forms, rule)).map((rule) => `without its form "${rule}"`),
    ...Object.keys(forms)
      .filter((form) => !rules.includes(form))
      .map((form) => `with a form "${form}" that the language does not have`),
  ];
}

function isSingleNumber(form, language) {
  const rules = new Intl.PluralRules(language);
  return [...Array(100).keys()].filter((number) => rules.select(number) === form).length === 1;
}

/** [form, text]; a text without forms has none. */
function formsOf(message) {
  return isPlural(message) ? Object.entries(message) : [[undefined, message]];
}

/** Placeholders, and the tags around a link or an emphasis. */
function partsOf(text) {
  return text.match(/\{\w+\}|<\/?\w+>/g) ?? [];
}
