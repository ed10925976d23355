import { readChannelValue } from "@visita/domain/card/channel-value";
import { CHANNELS, type Channel } from "@visita/domain/card/channels";
import { expect } from "vitest";

/** A value and a label for every channel, each found again in whatever is made of it. */
export function markedContacts(): Record<string, { value: string; title: string }> {
  return Object.fromEntries(
    CHANNELS.map((channel, at) => [
      channel.key,
      { value: markedValue(channel, at), title: `label${channel.key}` },
    ]),
  );
}

/** The labels that a second side gives them. */
export function markedTitles(): Record<string, string> {
  return Object.fromEntries(CHANNELS.map(({ key }) => [key, `other${key}`]));
}

/** The channels of which something stands in a text: their label, or a value that is theirs alone. */
export function channelsIn(text: string): string[] {
  // An address is shown without its scheme, a number with other gaps, and a file folds its lines.
  const letters = bare(text);
  return CHANNELS.filter(
    ({ key }, at) =>
      letters.includes(`label${key}`) ||
      letters.includes(`other${key}`) ||
      [`value${key}end`, numberOf(at)].some((mark) => letters.includes(mark)),
  ).map(({ key }) => key);
}

function markedValue(channel: Channel, at: number): string {
  const mark = `value${channel.key}end`;
  const candidates = [
    `+1 ${numberOf(at).replace(/(\d{3})(\d{3})(\d{4})/, "$1 $2 $3")}`,
    `${mark}@person.example`,
    channel.placeholder.replace(/your-?[a-z]+|Your-Name/, mark),
    mark,
    `https://${mark}.example`,
  ];
  const isPhone = channel.inputMode === "tel";
  const found = (isPhone ? candidates : candidates.slice(1)).find((value) => {
    const reading = readChannelValue(channel.key, value);
    if (!("value" in reading)) return false;
    return isPhone || bare(reading.value).includes(mark);
  });
  expect(found, channel.key).toBeDefined();
  return found as string;
}

/** Numbers that are kept for films, and so nobody's. */
function numberOf(at: number): string {
  return `2025550${100 + at}`;
}

function bare(text: string): string {
  return text
    .replaceAll(/\r\n[ \t]/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
}
