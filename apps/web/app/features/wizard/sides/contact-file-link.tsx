import { wizardSides } from "@visita/domain/owner-messages/wizard-sides";
import { FileUser } from "lucide-react";
import { contactFilePath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { useWizard } from "../wizard-context.tsx";

/** To what visitors save. A new card has no file yet. */
export function ContactFileLink({ className = "" }: { className?: string }) {
  const t = useTranslate(wizardSides);
  const { cardid } = useWizard();
  if (cardid === null) return null;
  return (
    <ButtonLink to={contactFilePath(cardid)} variant="ghost" icon={FileUser} className={`px-3! ${className}`}>
      {t("seeContactFile")}
    </ButtonLink>
  );
}
