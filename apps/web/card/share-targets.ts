import type { ChannelKey } from "@visita/domain/card/channels";

export type ShareTarget = {
  channel: ChannelKey;
  label: string;
  href: string;
  /** It takes no address from a page: the address is copied, to be pasted there. */
  needsPaste: boolean;
};

type TargetRow = readonly [
  channel: ChannelKey,
  label: string,
  href: (address: string, text: string) => string,
  needsPaste?: boolean,
];

const ROWS: readonly TargetRow[] = [
  ["facebook", "Facebook", (address) => `https://www.facebook.com/sharer/sharer.php?u=${address}`],
  ["twitter", "X", (address, text) => `https://x.com/intent/post?text=${text}&url=${address}`],
  ["linkedin", "LinkedIn", (address) => `https://www.linkedin.com/sharing/share-offsite/?url=${address}`],
  ["whatsapp", "WhatsApp", (address, text) => `https://wa.me/?text=${text}%20${address}`],
  ["email", "Email", (address, text) => `mailto:?subject=${text}&body=${address}`],
  ["telegram", "Telegram", (address, text) => `https://t.me/share/url?url=${address}&text=${text}`],
  ["instagram", "Instagram", (address) => `https://www.instagram.com/?url=${address}`, true],
  ["snapchat", "Snapchat", (address) => `https://www.snapchat.com/?url=${address}`, true],
  // The odd "?&" is what both kinds of phones understand.
  ["sms", "SMS", (address, text) => `sms:?&body=${text}%20${address}`],
  ["wechat", "WeChat", (address) => `https://www.wechat.com/?url=${address}`, true],
];

export const SHARE_CHANNELS: readonly ChannelKey[] = ROWS.map(([channel]) => channel);

/** Where a card can be sent, each with its address. */
export function shareTargets(address: string, fullname: string): ShareTarget[] {
  const text = encodeURIComponent(fullname);
  return ROWS.map(([channel, label, href, needsPaste = false]) => ({
    channel,
    label,
    href: href(encodeURIComponent(address), text),
    needsPaste,
  }));
}
