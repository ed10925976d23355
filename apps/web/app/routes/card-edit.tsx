import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { Navigate } from "react-router";
import { useSession } from "../features/session/public/session-context.tsx";
import { EditWizard } from "../features/wizard/edit-wizard.tsx";
import { useEditedCardId } from "../features/wizard/edited-card-id.ts";
import { metaIn } from "../lib/page-meta.ts";

export const meta = metaIn(wizardTexts, { title: "editTitle" });

export default function CardEdit() {
  const { currentUser } = useSession();
  return currentUser && <Edited key={currentUser.userid} userid={currentUser.userid} />;
}

function Edited({ userid }: { userid: string }) {
  const cardid = useEditedCardId(userid);
  if (cardid === undefined) return <Navigate to="/404" replace />;
  return <EditWizard key={cardid} userid={userid} cardid={cardid} />;
}
