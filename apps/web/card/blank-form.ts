import { escapeHtml } from "@visita/domain/http/escape-html";

type Values<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Markup of which most is always the same: rendered once with blanks, and from then on only filled in. A value is
 * escaped as React would do it, and encoded before where its blank had become part of an address. Markup goes in as it
 * is.
 */
export function blankForm<Text extends string, Markup extends string>(
  texts: readonly Text[],
  markup: readonly Markup[],
  render: (blanks: Values<Text | Markup>) => string,
): (values: Values<Text | Markup>) => string {
  const names = [...texts, ...markup];
  const blanks = Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Values<Text | Markup>;
  // In an address braces are written as %7B and %7D, in an address within an address as %257B and %257D.
  const blank = new RegExp(`(\\{|%(?:25)*7B)(${names.join("|")})(?:\\}|%(?:25)*7D)`);
  const [beginning, ...rest] = render(blanks).split(blank);
  const gaps = Array.from({ length: rest.length / 3 }, (_, at) => {
    const [brace, name, then] = rest.slice(at * 3, at * 3 + 3) as [string, Text | Markup, string];
    const isMarkup = markup.some((other) => other === name);
    return { name, write: isMarkup ? asItIs : writer((brace.length - 1) / 2), then };
  });
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
