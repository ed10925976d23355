import type { ReportReason } from "@visita/domain/report/report.constants";

/** Written out, because importing the endpoint table would bring Zod into this page; a test holds both together. */
export const REPORT_PATH = "/api/public/report";

export type Report = { cardid: string; reason: ReportReason; text: string; email: string };

/** Null when it was received, undefined when nobody answered; else why it was refused. */
export async function sendReport(report: Report, language: string): Promise<string | null | undefined> {
  try {
    const response = await fetch(REPORT_PATH, {
      method: "POST",
      credentials: "same-origin",
      // The answer, by mail too, is in the language of the page, whatever the browser prefers.
      headers: { "content-type": "application/json", "accept-language": language },
      body: JSON.stringify(report),
    });
    if (response.ok) return null;
    const { error } = (await response.json()) as { error?: string };
    return error;
  } catch {
    return undefined;
  }
}
