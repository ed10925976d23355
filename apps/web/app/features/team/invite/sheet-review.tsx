import type { ImportField } from "@visita/domain/address-book/import-columns";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamInviteTexts } from "@visita/domain/owner-messages/team-invite";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { ColumnMatch } from "../../address-book/public/column-match.tsx";
import { ImportPanel } from "../../address-book/public/import-panel.tsx";
import { Failure } from "./failure.tsx";
import { type LookedAt, missingSeats } from "./invitation-calls.ts";
import { InvitationSum } from "./invitation-sum.tsx";
import { LeftOutRows } from "./left-out-rows.tsx";
import { ProposedPeople } from "./proposed-people.tsx";
import { SheetDialog } from "./sheet-dialog.tsx";
import type { Sheet } from "./use-sheet.ts";

type SheetReviewProps = { lookedAt: LookedAt; sheet: Sheet; template: TeamTemplate | undefined };

/** What a file would bring, before anything is written. */
export function SheetReview({ lookedAt, sheet, template }: SheetReviewProps) {
  const t = useTranslate(teamInviteTexts);
  const common = useTranslate(commonTexts);
  const [isPricing, setPricing] = useState(false);
  const { look } = lookedAt;
  const { leftOut, people } = look;

  function confirm() {
    if (missingSeats(look) > 0) setPricing(true);
    else void sheet.send(lookedAt);
  }

  return (
    <div
      aria-busy={sheet.isLooking}
      className={classNames(
        "grid max-w-216 grid-cols-[minmax(0,1fr)] gap-5 transition-opacity duration-hover",
        sheet.isLooking && "opacity-60",
      )}
    >
      <ColumnMatch
        columns={look.columns}
        fields={fieldsFor(template)}
        names={{ role: t("role") }}
        lead={t("matchLead")}
        onMatch={sheet.matchColumn}
      />
      {people > 0 && (
        <ImportPanel title={t("proposed")} lead={t("questionLead")}>
          <ProposedPeople look={look} onChange={sheet.setUsername} />
        </ImportPanel>
      )}
      {leftOut.count > 0 && (
        <ImportPanel title={t("rowsLeftOut", { count: leftOut.count })} lead={t("rowsLeftOutLead")}>
          <LeftOutRows leftOut={leftOut} template={template} />
        </ImportPanel>
      )}
      <Failure>{sheet.failure}</Failure>
      <div className="grid items-center gap-3 lg:grid-cols-[minmax(0,1fr)_auto]">
        <InvitationSum look={look} />
        <div className="flex flex-row-reverse gap-3 max-md:*:flex-1">
          <Button
            isBusy={sheet.isSending}
            busyLabel={t("inviting")}
            disabled={people === 0 || sheet.isLooking}
            onClick={confirm}
          >
            {t("invite", { count: people })}
          </Button>
          <Button variant="secondary" onClick={sheet.forget}>
            {common("cancel")}
          </Button>
        </div>
      </div>
      <SheetDialog
        lookedAt={lookedAt}
        sheet={sheet}
        template={template}
        isPricing={isPricing}
        onBack={() => setPricing(false)}
      />
    </div>
  );
}

/** What a card takes of a sheet: not what its template sets for everybody. */
function fieldsFor(template: TeamTemplate | undefined): ImportField[] {
  const { phonenumber } = template?.template.channels ?? {};
  const fields: ImportField[] = ["name", "firstName", "lastName", "email"];
  if (phonenumber?.rule === "theirs") fields.push("phone");
  if (template?.template.occupation.rule === "theirs") fields.push("role");
  return fields;
}
