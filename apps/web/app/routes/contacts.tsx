import { PeoplePage } from "../features/address-book/people-page.tsx";
import { useSession } from "../features/session/public/session-context.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/contacts.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Contacts" });
}

export default function Contacts() {
  const { currentUser } = useSession();
  return currentUser && <PeoplePage userid={currentUser.userid} />;
}
