import type { ReportReason } from "@visita/domain/report/report.constants";

/** Written out, because importing the endpoint table would bring Zod into this page; a test holds both together. */
export const REPORT_PATH = "/api/public/report";

export type Report = { cardid: string; reason: ReportReason; text: string; email: string };

/** Null when it was received; else what to tell the person. */
export async function sendReport(report: Report): Promise<string | null> {
  try {
    const response = await fetch(REPORT_PATH, {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(report),
    });
    if (response.ok) return null;
    const { error } = (await response.json()) as { error?: string };
    return error ?? NO_ANSWER;
  } catch {
    return NO_ANSWER;
  }
}

const NO_ANSWER = "The report could not be sent. Please try again.";
