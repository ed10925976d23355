import { LinkPage } from "../features/link/link-page.tsx";
import { useSession } from "../features/session/public/session-context.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/links.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Links" });
}

export default function Links() {
  const { currentUser } = useSession();
  return currentUser && <LinkPage userid={currentUser.userid} />;
}
