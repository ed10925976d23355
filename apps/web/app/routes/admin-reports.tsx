import { useParams } from "react-router";
import { ReportsPage } from "../features/admin/reports-page.tsx";
import { pageMeta } from "../lib/page-meta.ts";

type Matches = Parameters<typeof pageMeta>[0];

/** The queue, and the report that the address names. */
export function meta({ matches }: { matches: Matches }) {
  return pageMeta(matches, { title: "Reports, Admin" });
}

export default function AdminReports() {
  return <ReportsPage cardid={useParams()["cardid"]} />;
}
