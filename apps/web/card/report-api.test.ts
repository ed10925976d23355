import { reportCardEndpoint } from "@visita/domain/report/report.contract";
import { expect, test, vi } from "vitest";
import { REPORT_PATH, sendReport } from "./report-api.ts";

const REPORT = { cardid: "card-1", reason: "fraud", text: "", email: "" } as const;

test("uses the path and the fields of the endpoint", () => {
  expect(REPORT_PATH).toBe(reportCardEndpoint.path);
  expect(reportCardEndpoint.body.parse(REPORT)).toEqual(REPORT);
});

test("tells what the server refused, and that nobody answered", async () => {
  const answers = [
    new Response("{}", { status: 200 }),
    Response.json({ error: "Too many reports." }, { status: 429 }),
  ];
  const fetcher = vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError("no network");
    return answer;
  });
  expect(await sendReport(REPORT, "en")).toBeNull();
  expect(await sendReport(REPORT, "en")).toBe("Too many reports.");
  expect(await sendReport(REPORT, "en")).toBeUndefined();
  fetcher.mockRestore();
});
