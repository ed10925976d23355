/** What the page of insights shows of a card that many have opened. */
import type { Insights } from "@visita/domain/insight/insight.contract";

export const LONG_NAME = "Politecnico di Milano, Corso di Laurea Magistrale in Design!";
export const NONE = { views: 0, visitors: 0, saves: 0, details: 0 };

const VIEWS = [
  9, 12, 11, 4, 3, 10, 13, 15, 12, 9, 5, 4, 11, 14, 18, 24, 41, 61, 88, 54, 31, 19, 12, 6, 3, 2, 5, 6, 7, 5,
];

/** With a day that stands out, and long names. */
export function insightsOf(scale: number, change: Partial<Insights> = {}): Insights {
  const series = VIEWS.map((views, index) => ({
    day: new Date(Date.UTC(2026, 2, 25 + index)).toISOString().slice(0, 10),
    views: views * scale,
    visitors: Math.round(views * scale * 0.8),
    saves: Math.round((views * scale) / 3),
    details: index === 18 ? 2 * scale : 0,
    mostly: index === 18 ? LONG_NAME : null,
  }));
  const sum = (figure: keyof typeof NONE) => series.reduce((all, point) => all + point[figure], 0);
  const totals = {
    views: sum("views"),
    visitors: sum("visitors"),
    saves: sum("saves"),
    details: sum("details"),
  };
  return {
    from: "2026-03-25",
    to: "2026-04-23",
    countedSince: "2025-01-01",
    daysFrom: null,
    totals,
    before: {
      ...totals,
      views: 10,
      visitors: 0,
      saves: totals.saves + 7,
      from: "2026-02-23",
      to: "2026-03-24",
    },
    series,
    sources: [
      { ...NONE, source: "qr", linkid: null, name: null, views: 186 * scale },
      { ...NONE, source: "link", linkid: "l1", name: LONG_NAME, views: 131 * scale },
      { ...NONE, source: "direct", linkid: null, name: null, views: 84 * scale },
      ...Array.from({ length: 9 }, (_, at) => ({
        ...NONE,
        source: "link" as const,
        linkid: `m${at}`,
        name: `東京デザインウィーク ${at}`,
        views: 3 * scale,
      })),
    ],
    taps: [
      { channel: "phonenumber", count: 96 * scale },
      { channel: "linkedin", count: 33 * scale },
      { channel: "paypal", count: scale },
    ],
    shares: [{ target: "whatsapp", count: 7 * scale }],
    qrOpened: 64 * scale,
    devices: { phone: 82, tablet: 3, desktop: 15 },
    cards: [],
    ...change,
  };
}
