import { CardDashboard } from "../features/dashboard/card-dashboard.tsx";
import { useSession } from "../features/session/public/session-context.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/dashboard.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Dashboard" });
}

export default function Dashboard() {
  const { currentUser } = useSession();
  return currentUser && <CardDashboard userid={currentUser.userid} />;
}
