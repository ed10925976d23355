import { InsightPage } from "../features/insight/insight-page.tsx";
import { useSession } from "../features/session/public/session-context.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/insights.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Insights" });
}

export default function Insights() {
  const { currentUser } = useSession();
  return currentUser && <InsightPage userid={currentUser.userid} />;
}
