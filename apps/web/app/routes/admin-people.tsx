import { PeoplePage } from "../features/admin/people-page.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/admin-people.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "People, Admin" });
}

export default function AdminPeople() {
  return <PeoplePage />;
}
