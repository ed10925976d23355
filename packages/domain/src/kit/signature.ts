import type { VisibleCard } from "../card/card.contract.ts";
import { inChannelOrder } from "../card/channel-order.ts";
import { channelLink } from "../card/channel-value.ts";
import { CHANNELS, type ChannelKey } from "../card/channels.ts";
import { roleLine } from "../card/role-line.ts";
import { oneLine } from "../card/text.rules.ts";
import { themeOf } from "../card/themes.ts";
import { escapeHtml } from "../escape-html.ts";
import { firstLanguage } from "../language/choose-language.ts";
import { directionOf } from "../language/languages.ts";
import { SIGNATURE_CODE_FILE, SIGNATURE_PHOTO_FILE } from "./kit.constants.ts";
import { cardUrl, shownUrl, sourceUrl } from "./kit-address.ts";

export const SIGNATURE_LAYOUTS = ["line", "photo", "code"] as const;
export type SignatureLayout = (typeof SIGNATURE_LAYOUTS)[number];
export const SIGNATURE_MAX_CHANNELS = 6;

export type SignatureOptions = {
  readonly layout: SignatureLayout;
  /** In the order in which they are shown; channels that the card does not have are left out. */
  readonly channels: readonly ChannelKey[];
  readonly publicUrl: string;
  readonly words: SignatureWords;
};

/** In the language of the card. */
export type SignatureWords = {
  /** In the place of the code, where a program loads no pictures. */
  readonly myCard: string;
  /** Below the code, in lines. */
  readonly scanToSave: readonly string[];
  nameOf(channel: SignatureChannel): string;
};

export type SignatureChannel = {
  readonly key: ChannelKey;
  readonly label: string;
  readonly text: string;
  readonly href: string | null;
};

const SERIF = "font-family:Georgia,'Times New Roman',serif";
const SANS = "font-family:'Hanken Grotesk',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const TABLE = 'table role="presentation" cellpadding="0" cellspacing="0" border="0"';
const SEPARATOR = " &nbsp;&middot;&nbsp; ";
const CHANNELS_PER_LINE = 3;
/** Longer values would make the signature wider than a phone, or heavier than 10 KB. */
const VALUE_MAX_CHARS = 80;
const HREF_MAX_CHARS = 400;

/** The channels of a card that a signature can show, in the owner's order. */
export function signatureChannels(card: VisibleCard): SignatureChannel[] {
  return inChannelOrder(CHANNELS, card.channelOrder).flatMap(({ key, label }) => {
    const { value } = card.contacts[key] ?? { value: "" };
    if (value === "") return [];
    const { text, href } = channelLink(key, value);
    return [{ key, label, text: shortened(text), href }];
  });
}

/** What most people write below a mail. */
const USUAL_CHANNELS: ReadonlySet<ChannelKey> = new Set(["phonenumber", "email", "website"]);

/** What a new signature shows: three, the usual ones before others. */
export function defaultChannels(card: VisibleCard): ChannelKey[] {
  const keys = withoutRepeats(signatureChannels(card)).map(({ key }) => key);
  const usualFirst = keys.toSorted(
    (one, other) => Number(USUAL_CHANNELS.has(other)) - Number(USUAL_CHANNELS.has(one)),
  );
  const chosen = new Set(usualFirst.slice(0, CHANNELS_PER_LINE));
  return keys.filter((key) => chosen.has(key));
}

/** Layouts that this card can have: a code is part of the plan. */
export function layoutsOf(card: Pick<VisibleCard, "qrCode">): readonly SignatureLayout[] {
  return card.qrCode === null ? ["line", "photo"] : SIGNATURE_LAYOUTS;
}

/**
 * Table markup with inline styles, which every mail program understands. Text has no colour of its own, so that dark
 * modes work; only the rule has the theme's.
 */
export function signatureHtml(card: VisibleCard, options: SignatureOptions): string {
  return options.layout === "line" ? lineLayout(card, options) : columnLayout(card, options);
}

/** The same for programs that take no HTML. */
export function signatureText(card: VisibleCard, options: SignatureOptions): string {
  const role = roleLine(oneLine(card.occupation), oneLine(card.companyname));
  return [
    oneLine(card.fullname),
    role,
    ...chosenChannels(card, options).map(({ text }) => text),
    sourceUrl(options.publicUrl, card.username, "m"),
  ]
    .filter(Boolean)
    .join("\n");
}

/** As the card's language runs, whatever the mail around it does. Mail programs know no logical properties. */
function sidesOf({ language }: VisibleCard) {
  const direction = directionOf(firstLanguage([language]));
  const [start, end] = direction === "ltr" ? ["left", "right"] : ["right", "left"];
  return { table: `${TABLE} dir="${direction}" style="border-collapse:collapse"`, start, end };
}

function lineLayout(card: VisibleCard, options: SignatureOptions): string {
  const { table, start } = sidesOf(card);
  const channels = chosenChannels(card, options).map((channel) => channelHtml(channel, options));
  const lines: string[] = [];
  for (let at = 0; at < channels.length; at += CHANNELS_PER_LINE) {
    lines.push(detail(channels.slice(at, at + CHANNELS_PER_LINE).join(SEPARATOR)));
  }
  return (
    `<${table}><tr>` +
    `<td width="3" bgcolor="${themeOf(card.color).base}" style="font-size:0;line-height:0">&nbsp;</td>` +
    `<td style="padding:2px 0;padding-${start}:16px">${nameHtml(card)}${roleHtml(card)}` +
    `<div style="height:6px;line-height:6px;font-size:0">&nbsp;</div>${lines.join("")}` +
    `${detail(addressHtml(card, options))}</td></tr></table>`
  );
}

function columnLayout(card: VisibleCard, options: SignatureOptions): string {
  const hasCode = options.layout === "code" && card.qrCode !== null;
  const { table, end } = sidesOf(card);
  return (
    `<${table}><tr>${photoCell(card, options)}` +
    `<td valign="top"${hasCode ? ` style="padding-${end}:28px"` : ""}>${nameHtml(card)}${roleHtml(card)}` +
    `<div style="font-size:0;line-height:0;padding:9px 0 8px"><${TABLE}><tr>` +
    `<td width="36" height="3" bgcolor="${themeOf(card.color).base}" style="font-size:0;line-height:0">&nbsp;</td>` +
    `</tr></table></div>${chosenChannels(card, options)
      .map((channel) => detail(channelHtml(channel, options)))
      .join(
        "",
      )}${detail(addressHtml(card, options))}</td>${hasCode ? codeCell(card, options) : ""}</tr></table>`
  );
}

/** Without a photo the column is left out. */
function photoCell(card: VisibleCard, { publicUrl }: SignatureOptions): string {
  if (card.profilepic === null) return "";
  const url = `${cardUrl(publicUrl, card.username)}/${SIGNATURE_PHOTO_FILE}`;
  return (
    `<td valign="top" style="padding:2px 0 0;padding-${sidesOf(card).end}:20px"><img src="${escapeHtml(url)}" width="72" height="90" ` +
    `alt="${escapeHtml(oneLine(card.fullname))}" style="display:block;border:3px solid #ffffff;border-radius:6px"></td>`
  );
}

function codeCell(card: VisibleCard, { publicUrl, words }: SignatureOptions): string {
  const url = `${cardUrl(publicUrl, card.username)}/${SIGNATURE_CODE_FILE}`;
  const caption = words.scanToSave.map(escapeHtml).join("<br>");
  return (
    `<td valign="top" align="center" style="padding-top:2px">` +
    `<a href="${escapeHtml(sourceUrl(publicUrl, card.username, "m"))}"><img src="${escapeHtml(url)}" width="96" height="96" ` +
    // Programs that load no images show it in the square of the code, and cut what is longer.
    `alt="${escapeHtml(words.myCard)}" style="${SANS};font-size:14px;line-height:20px;display:block;border-radius:6px"></a>` +
    `<div style="${SANS};font-size:12px;line-height:16px;padding-top:6px">${caption}</div></td>`
  );
}

function nameHtml(card: VisibleCard): string {
  return `<div style="${SERIF};font-size:20px;line-height:24px">${escapeHtml(oneLine(card.fullname))}</div>`;
}

function roleHtml(card: VisibleCard): string {
  const role = roleLine(oneLine(card.occupation), oneLine(card.companyname));
  return role && `<div style="${SANS};font-size:14px;line-height:20px">${escapeHtml(role)}</div>`;
}

function addressHtml(card: VisibleCard, { publicUrl }: SignatureOptions): string {
  const href = escapeHtml(sourceUrl(publicUrl, card.username, "m"));
  const shown = escapeHtml(shownUrl(publicUrl, card.username));
  return `<a href="${href}" style="color:inherit;text-decoration:underline">${shown}</a>`;
}

function channelHtml(channel: SignatureChannel, { words }: SignatureOptions): string {
  const { text, href } = channel;
  const value = `<span dir="auto">${escapeHtml(text)}</span>`;
  if (href === null) return `${escapeHtml(words.nameOf(channel))}: ${value}`;
  if (href.length > HREF_MAX_CHARS) return value;
  return `<a href="${escapeHtml(href)}" style="color:inherit;text-decoration:none">${value}</a>`;
}

function detail(html: string): string {
  return `<div style="${SANS};font-size:14px;line-height:21px">${html}</div>`;
}

function chosenChannels(card: VisibleCard, { channels }: SignatureOptions): SignatureChannel[] {
  const available = new Map(signatureChannels(card).map((channel) => [channel.key, channel]));
  const chosen = [...new Set(channels)].flatMap((key) => available.get(key) ?? []);
  return withoutRepeats(chosen).slice(0, SIGNATURE_MAX_CHANNELS);
}

/** A number for calls, messages and WhatsApp is printed once. */
function withoutRepeats(channels: readonly SignatureChannel[]): SignatureChannel[] {
  const printed = new Set<string>();
  return channels.filter(({ text }) => {
    const value = text.toLowerCase().replace(/[\s().-]/g, "");
    return !printed.has(value) && printed.add(value);
  });
}

function shortened(text: string): string {
  const characters = [...oneLine(text)];
  if (characters.length <= VALUE_MAX_CHARS) return characters.join("");
  return `${characters.slice(0, VALUE_MAX_CHARS - 1).join("")}…`;
}
