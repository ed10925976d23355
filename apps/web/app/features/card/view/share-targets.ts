import type { ChannelKey } from "@visita/domain/card/channels";
import type { ShareTargetKey } from "@visita/domain/insight/insight.constants";

export type ShareTarget = {
  channel: ChannelKey;
  label: string;
  href: string;
  /** It accepts no URL from a page: the URL is copied, to be pasted there. */
  needsPaste: boolean;
};

type TargetRow = readonly [
  channel: ChannelKey & ShareTargetKey,
  label: string,
  href: (url: string, text: string) => string,
  needsPaste?: boolean,
];

const ROWS: readonly TargetRow[] = [
  ["facebook", "Facebook", (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`],
  ["twitter", "X", (url, text) => `https://x.com/intent/post?text=${text}&url=${url}`],
  ["linkedin", "LinkedIn", (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
  ["whatsapp", "WhatsApp", (url, text) => `https://wa.me/?text=${text}%20${url}`],
  ["email", "Email", (url, text) => `mailto:?subject=${text}&body=${url}`],
  ["telegram", "Telegram", (url, text) => `https://t.me/share/url?url=${url}&text=${text}`],
  ["instagram", "Instagram", (url) => `https://www.instagram.com/?url=${url}`, true],
  ["snapchat", "Snapchat", (url) => `https://www.snapchat.com/?url=${url}`, true],
  // Both iOS and Android understand the odd "?&".
  ["sms", "SMS", (url, text) => `sms:?&body=${text}%20${url}`],
  ["wechat", "WeChat", (url) => `https://www.wechat.com/?url=${url}`, true],
];

/** Where a card can be sent. */
export function shareTargets(url: string, fullname: string): ShareTarget[] {
  const text = encodeURIComponent(fullname.toWellFormed());
  return ROWS.map(([channel, label, href, needsPaste = false]) => ({
    channel,
    label,
    href: href(encodeURIComponent(url), text),
    needsPaste,
  }));
}
