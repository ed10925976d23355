import { Fragment, type ReactNode } from "react";

type Draw = (inner: string) => ReactNode;

/** A message with tags, such as "See <pricing>our prices</pricing>.": each is drawn by the function of its name. */
export function TaggedText({ text, tags }: { text: string; tags: Readonly<Record<string, Draw>> }) {
  // Odd pieces are names of tags, each followed by what is inside.
  const [start, ...pieces] = text.split(/<(\w+)>(.*?)<\/\1>/s);
  const drawn: ReactNode[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    const [name = "", inner = "", after] = pieces.slice(at, at + 3);
    drawn.push(
      <Fragment key={at}>
        {tags[name]?.(inner) ?? inner}
        {after}
      </Fragment>,
    );
  }
  return (
    <>
      {start}
      {drawn}
    </>
  );
}
