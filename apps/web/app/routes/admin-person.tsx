import { PersonPage } from "../features/admin/person-page.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/admin-person.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Person, Admin" });
}

export default function AdminPerson({ params }: Route.ComponentProps) {
  return <PersonPage accountid={params.accountid} />;
}
