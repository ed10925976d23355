import { Navigate } from "react-router";
import { EditWizard } from "../features/card/wizard/edit-wizard.tsx";
import { useEditedCardId } from "../features/card/wizard/edited-card-id.ts";
import { useSession } from "../features/session/public/session-context.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/card-edit.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Edit your card" });
}

export default function CardEdit() {
  const { currentUser } = useSession();
  return currentUser && <Edited key={currentUser.userid} userid={currentUser.userid} />;
}

function Edited({ userid }: { userid: string }) {
  const cardid = useEditedCardId(userid);
  if (cardid === undefined) return <Navigate to="/404" replace />;
  return <EditWizard key={cardid} userid={userid} cardid={cardid} />;
}
