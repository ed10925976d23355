/** Why somebody reports a card, in the order of the dialog. */
export const REPORT_REASONS = ["pretends", "fraud", "illegal", "harassing", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_TEXT_MAX_CHARS = 2_000;
/** So many networks within a day make the reports of a card urgent. Nothing is taken down by itself. */
export const URGENT_NETWORKS = 3;
export const URGENT_WINDOW_MS = 24 * 60 * 60_000;
