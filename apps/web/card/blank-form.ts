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
  const [beginning, ...rest] = render(blanks).split(blank);
  const gaps = Array.from({ length: rest.length / 3 }, (_, at) => {
    const [brace, name, then] = rest.slice(at * 3, at * 3 + 3) as [string, Text | Raw, string];
    const isRaw = raw.some((other) => other === name);
    return { name, write: isRaw ? asItIs : writer((brace.length - 1) / 2), then };
  });
  // Whoever shortens a blank, or writes it in capitals, would send it to everybody.
  const lost = names.find((name) => !gaps.some((gap) => gap.name === name));
  if (lost) throw new Error(`The form has no place for "${lost}".`);
  return (values) =>
    gaps.reduce((html, { name, write, then }) => html + write(values[name]) + then, beginning ?? "");
}

function asItIs(value: string): string {
  return value;
}

function writer(timesEncoded: number): (value: string) => string {
  if (timesEncoded === 0) return escapeHtml;
  const write = writer(timesEncoded - 1);
  // Half of a sign cannot be written into an address.
  return (value) => write(encodeURIComponent(value.toWellFormed()));
}
