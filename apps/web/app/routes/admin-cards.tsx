import { AdminCardsPage } from "../features/admin/admin-cards-page.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/admin-cards.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Cards, Admin" });
}

export default function AdminCards() {
  return <AdminCardsPage />;
}
