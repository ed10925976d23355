import { roleLine } from "@visita/domain/card/role-line";
import { formatDay } from "@visita/domain/format";
import { dashboardTexts } from "@visita/domain/owner-messages/dashboard";
import { FilePenLine } from "lucide-react";
import { useTranslate } from "../../lib/language.tsx";
import { RESUME_STATE } from "../../lib/unfinished-card.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { cardRowClasses } from "../card/public/card-grid.tsx";
import type { DraftSummary } from "../card/public/use-new-card-draft.ts";
import { BusinessCard } from "../card/view/business-card.tsx";

/** A card that was begun on this device and is not saved yet. */
export function DraftTile({ draft }: { draft: DraftSummary }) {
  const t = useTranslate(dashboardTexts);
  const { fullname, occupation, companyname } = draft;
  return (
    <li className="@container relative grid grid-cols-1 content-start gap-3.5">
      <div aria-hidden="true" className="relative">
        <BusinessCard
          color={draft.color}
          fullname={fullname || t("yourName")}
          photo={draft.profilepic}
          role={roleLine(occupation, companyname)}
        />
        <span className="absolute top-[5%] inset-e-[4%]">
          <Badge icon={FilePenLine}>{t("draft")}</Badge>
        </span>
      </div>
      <div className={cardRowClasses}>
        <p className="min-w-0 grow-999 text-small text-muted">
          {t("draftSavedOn", { day: formatDay(t.language, draft.savedAt) })}
        </p>
        <ButtonLink to="/b/c" state={RESUME_STATE} className="-ms-1 grow after:absolute after:inset-0">
          {t("continueCard")}
        </ButtonLink>
      </div>
    </li>
  );
}
