import { OverviewPage } from "../features/admin/overview-page.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/admin-overview.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Overview, Admin" });
}

export default function AdminOverview() {
  return <OverviewPage />;
}
