import { ImportPage } from "../features/address-book/import/import-page.tsx";
import { useSession } from "../features/session/public/session-context.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/contacts-import.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Import people" });
}

export default function ContactsImport() {
  const { currentUser } = useSession();
  return currentUser && <ImportPage userid={currentUser.userid} />;
}
