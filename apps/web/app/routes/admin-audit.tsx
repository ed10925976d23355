import { AuditPage } from "../features/admin/audit-page.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/admin-audit.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Audit list, Admin" });
}

export default function AdminAudit() {
  return <AuditPage />;
}
