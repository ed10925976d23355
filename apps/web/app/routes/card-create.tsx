import { useSession } from "../features/session/public/session-context.tsx";
import { CreateWizard } from "../features/wizard/create-wizard.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/card-create.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Elevate Networking with a Digital Business Card" });
}

export default function CardCreate() {
  const { currentUser } = useSession();
  return currentUser && <CreateWizard key={currentUser.userid} userid={currentUser.userid} />;
}
