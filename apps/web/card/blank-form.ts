import { escapeHtml } from "@visita/domain/http/escape-html";

type Values<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Markup of which most is always the same: rendered once with blanks, and from then on only filled in. Texts are
 * escaped, and encoded before where their blank had become part of an address. What is raw goes in as it is.
 */
export function blankForm<Text extends string, Raw extends string>(
  texts: readonly Text[],
  raw: readonly Raw[],
  render: (blanks: Values<Text | Raw>) => string,
): (values: Values<Text | Raw>) => string {
  const names = [...texts, ...raw];
  const blanks = Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Values<Text | Raw>;
  // In an address braces are written as %7B and %7D, in an address within an address as %257B and %257D.
  const blank = new RegExp(`(\\{|%(?:25)*7B)(${names.join("|")})(?:\\}|%(?:25)*7D)`);
  const [beginning = "", ...rest] = names.length > 0 ? render(blanks).split(blank) : [render(blanks)];
  const words: Word<Text | Raw>[] = [];
  const gaps = Array.from({ length: rest.length / 3 }, (_, at) => {
    const [brace, name, after] = rest.slice(at * 3, at * 3 + 3) as [string, Text | Raw, string];
    const isRaw = raw.some((other) => other === name);
    return { word: indexOf(words, { name, isRaw, timesEncoded: (brace.length - 1) / 2 }), after };
  });
  // Whoever shortens a blank, or writes it in capitals, would send it to everybody.
  const lost = names.find((name) => !words.some((word) => word.name === name));
  if (lost) throw new Error(`The form has no place for "${lost}".`);
  return (values) => {
    // A word stands in many places and is written once.
    const written = words.map((word) => write(word, values[word.name]));
    let html = beginning;
    for (const { word, after } of gaps) html += written[word] + after;
    return html;
  };
}

type Word<Name> = { name: Name; isRaw: boolean; timesEncoded: number };

function indexOf<Name>(words: Word<Name>[], { name, isRaw, timesEncoded }: Word<Name>): number {
  const known = words.findIndex((word) => word.name === name && word.timesEncoded === timesEncoded);
  return known < 0 ? words.push({ name, isRaw, timesEncoded }) - 1 : known;
}

function write({ isRaw, timesEncoded }: Word<string>, value: string): string {
  if (isRaw) return value;
  let text = value;
  // Half of a sign cannot be written into an address.
  for (let time = 0; time < timesEncoded; time += 1) text = encodeURIComponent(text.toWellFormed());
  return escapeHtml(text);
}
