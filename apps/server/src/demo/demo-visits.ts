import type { ChannelKey } from "@visita/domain/card/channels";
import type { Device, Kind, ShareTargetKey, Source } from "@visita/domain/insight/insight.constants";
import { addDays, startOfDay } from "../lib/utc-time.ts";
import { DEMO_LINKS, type DemoLink } from "./demo-data.ts";

/** A quarter, today included. */
const DAYS = 90;

export type DemoSum = {
  day: string;
  kind: Kind | "visitor" | "device";
  source: string;
  detail: string;
  count: number;
};

/** From Sunday to Saturday: people of the trade look things up on working days. */
const WEEKDAYS = [0.45, 1, 1.15, 1.1, 1.05, 0.85, 0.5];

/** Of every hundred views that no link brought. */
const SOURCE_SHARES = {
  qr: 38,
  direct: 33,
  signature: 16,
  print: 8,
  wallet: 3,
  background: 2,
} as const satisfies Partial<Record<Source, number>>;
/** Of every hundred views. */
const DEVICE_SHARES = { phone: 73, desktop: 23, tablet: 4 } as const satisfies Record<Device, number>;
const TAP_SHARES = {
  phonenumber: 9,
  email: 8,
  website: 7,
  whatsapp: 6,
  address: 4,
  linkedin: 3,
  instagram: 3,
} as const satisfies Partial<Record<ChannelKey, number>>;
const SHARE_SHARES = { whatsapp: 2, copy: 2, email: 1 } as const satisfies Partial<
  Record<ShareTargetKey, number>
>;
/** Saves of every hundred views: whoever stands in front of one keeps more. */
const SAVE_SHARE = 21;
const LINK_SAVE_SHARE = 34;

/** The sums of the demo card up to today: the same for the same day, and none stands for a visit that was. */
export function demoSums(today: string): DemoSum[] {
  return Array.from({ length: DAYS }, (_, at) => {
    const daysAgo = DAYS - 1 - at;
    const ordinary = ordinaryViews(addDays(today, -daysAgo), daysAgo);
    const views = DEMO_LINKS.map((link) => [link.id, linkViews(link, ordinary, daysAgo)] as const);
    return daySums(today, daysAgo, new Map([...views, ...viewsBySource(ordinary, daysAgo)]));
  }).flat();
}

type DemoVisits = {
  /** For so many days they have their card. */
  readonly days: number;
  /** Views of every hundred of the demo card. */
  readonly share: number;
  /** Details that somebody leaves, of every hundred views. */
  readonly details: number;
};

/** Of the card of a colleague. */
export function colleagueSums(today: string, { days, share, details: detailsShare }: DemoVisits): DemoSum[] {
  return Array.from({ length: days }, (_, at) => {
    const daysAgo = days - 1 - at;
    // The days of two colleagues differ.
    const seed = daysAgo + share;
    const ordinary = part(ordinaryViews(addDays(today, -daysAgo), seed), share, seed);
    const sums = daySums(today, daysAgo, viewsBySource(ordinary, seed));
    const details = part(ordinary, detailsShare, seed);
    const day = addDays(today, -daysAgo);
    return details > 0
      ? [...sums, { day, kind: "exchange" as const, source: "qr", detail: "", count: details }]
      : sums;
  }).flat();
}

function viewsBySource(ordinary: number, seed: number): Map<string, number> {
  const shares = Object.entries(SOURCE_SHARES);
  return new Map(shares.map(([source, share]) => [source, part(ordinary, share, seed)]));
}

function daySums(today: string, daysAgo: number, views: ReadonlyMap<string, number>): DemoSum[] {
  const day = addDays(today, -daysAgo);
  const total = [...views.values()].reduce((sum, count) => sum + count, 0);

  const sums: DemoSum[] = [];
  const add = (kind: DemoSum["kind"], source: string, detail: string, count: number) => {
    if (count > 0) sums.push({ day, kind, source, detail, count });
  };
  for (const [source, count] of views) {
    add("view", source, "", count);
    const isLink = source.startsWith("demo-link");
    add("save", source, "", part(count, isLink ? LINK_SAVE_SHARE : SAVE_SHARE, daysAgo));
  }
  add("visitor", "", "", Math.ceil(total * 0.87));
  const desktop = part(total, DEVICE_SHARES.desktop, daysAgo);
  const tablet = part(total, DEVICE_SHARES.tablet, daysAgo);
  add("device", "", "desktop", desktop);
  add("device", "", "tablet", tablet);
  add("device", "", "phone", total - desktop - tablet);
  for (const [channel, share] of Object.entries(TAP_SHARES))
    add("tap", "direct", channel, part(total, share, daysAgo));
  for (const [target, share] of Object.entries(SHARE_SHARES))
    add("share", "direct", target, part(total, share, daysAgo));
  add("qr", "direct", "", part(total, 5, daysAgo));
  return sums;
}

/** Slowly more, by the days of the week. */
function ordinaryViews(day: string, daysAgo: number): number {
  const weekday = WEEKDAYS[new Date(startOfDay(day)).getUTCDay()] ?? 1;
  const level = 13 + ((DAYS - daysAgo) * 11) / DAYS;
  return Math.round(level * weekday * (0.82 + 0.36 * wobble(daysAgo)));
}

function linkViews(
  { madeAgo, lastDayAgo, occasion, share }: DemoLink,
  ordinary: number,
  daysAgo: number,
): number {
  if (daysAgo > madeAgo || (lastDayAgo !== null && daysAgo < lastDayAgo)) return 0;
  const atOccasion = occasion?.views[occasion.firstDayAgo - daysAgo] ?? 0;
  return atOccasion + part(ordinary, share, daysAgo + madeAgo);
}

/** So many of a hundred. What is left of a whole number is rounded up on some days, so that small shares add up. */
function part(count: number, share: number, seed: number): number {
  const exact = (count * share) / 100;
  return Math.floor(exact + wobble(seed * 7 + share));
}

/** From 0 to 1, always the same for the same number. */
function wobble(seed: number): number {
  return ((seed * 7_919 + 104_729) % 97) / 97;
}
