export type DemoLink = {
  id: string;
  slug: string;
  name: string;
  /** Days before the seeding. */
  madeAgo: number;
  /** Its last day; negative when it is still to come. */
  lastDayAgo: number | null;
  /** Views by it on each day of an occasion, from its first day on. */
  occasion?: { firstDayAgo: number; views: readonly number[] };
  /** Views on an ordinary day while it is live, of every hundred. */
  share: number;
};

/** Of the demo card. Occasions that never were, told by their distance from today. */
export const DEMO_LINKS: readonly DemoLink[] = [
  {
    id: "demo-link-showroom",
    slug: "showroom",
    name: "Showroom door",
    madeAgo: 88,
    lastDayAgo: null,
    share: 12,
  },
  {
    id: "demo-link-open-studio",
    slug: "open-studio",
    name: "Brianza open studio",
    madeAgo: 83,
    lastDayAgo: 60,
    occasion: { firstDayAgo: 74, views: [41, 58, 33, 9] },
    share: 4,
  },
  {
    id: "demo-link-newsletter",
    slug: "newsletter",
    name: "Autumn newsletter",
    madeAgo: 66,
    lastDayAgo: null,
    occasion: { firstDayAgo: 64, views: [22, 11, 6] },
    share: 6,
  },
  {
    id: "demo-link-timber-days",
    slug: "timber-days",
    name: "Timber Days, Bergen",
    madeAgo: 40,
    lastDayAgo: 7,
    occasion: { firstDayAgo: 23, views: [62, 87, 54, 14, 6] },
    share: 5,
  },
  {
    id: "demo-link-walnut-evening",
    slug: "walnut-evening",
    name: "Walnut evening",
    madeAgo: 9,
    lastDayAgo: -12,
    share: 9,
  },
];
